import { PassThrough } from 'node:stream'
import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { findLayer, layers, type Layer } from '#services/layers'
import { answer, isAppending, isPartial, toEvent } from '#services/live_answer'
import { toLiveState, toMistakes, type LiveState } from '#services/live_state'
import { findChannel, inform, subscribe } from '#services/notices'
import { createInvitationValidator } from '#validators/live_invitation'

/**
 * Shows the same page for each library that updates parts of it. All links and forms also work
 * without JavaScript: they lead to whole pages. A library gets only the part that changes, rendered
 * from the same template as in the page.
 */
export default class LiveController {
  index({ view }: HttpContext) {
    return view.render('pages/live/index', { layers })
  }

  show(context: HttpContext) {
    const { request, view } = context
    const state = findState(context)
    if (!isPartial(context)) {
      relaxPolicy(context, state.layer)
      return view.render('pages/live/show', state)
    }
    if (request.input('member')) return answer(context, 'details', state)
    if (request.input('shown')) return answer(context, 'rows', state)
    return answer(context, 'table', state)
  }

  /** Answers with a field that people have just left, and its error if there is one. */
  async check(context: HttpContext) {
    const [error] = await createInvitationValidator.tryValidate(context.request.all())
    return answer(context, 'field', { ...findState(context), mistakes: toMistakes(error) })
  }

  async invite(context: HttpContext) {
    const { request, response, session } = context
    // Unpoly submits the form to the same URL, and names the field in a header.
    if (request.header('X-Up-Validate')) return this.check(context)
    const state = findState(context)
    const [error, invitation] = await createInvitationValidator.tryValidate(request.all())
    if (error) {
      if (!isPartial(context)) throw error
      response.status(422)
      return answer(context, 'invite', { ...state, mistakes: toMistakes(error) })
    }
    inform(state.channel, invitation)
    if (isPartial(context)) {
      const empty = { name: '', email: '' }
      return answer(context, 'invite', { ...state, invitation: empty, isInvited: true })
    }
    session.flash('success', `${invitation.name} is invited.`)
    return response.redirect(state.url)
  }

  /** Sends messages as events that Datastar understands, as long as the page is open. */
  async listen({ request, response, session, view }: HttpContext) {
    const events = new PassThrough()
    const stop = subscribe(findChannel(session), async (notice) => {
      const html = await view.render('live/_notice', { notice })
      events.write(toEvent({ mode: 'append', target: 'notices', html }))
    })
    request.request.on('close', () => {
      stop()
      events.end()
    })
    const html = await view.render('live/_connected', { isConnected: true })
    events.write(toEvent({ mode: 'replace', target: 'connected', html }))
    response.type('text/event-stream')
    return response.stream(events)
  }
}

function findState(context: HttpContext): LiveState {
  const { request, params, session } = context
  const layer = findLayer(params.layer)
  const isMissing = () => new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  if (!layer) throw isMissing()
  const isAppended = isAppending(context)
  const state = toLiveState(layer, findChannel(session), request.all(), { isAppended })
  if (request.input('member') && !state.member) throw isMissing()
  return state
}

/** Allows on this page what the library cannot do without. */
function relaxPolicy({ response }: HttpContext, { policy = {} }: Layer): void {
  const header = 'Content-Security-Policy'
  let text = String(response.response.getHeader(header))
  for (const [kind, source] of Object.entries(policy)) {
    const added = source === 'nonce' ? `'nonce-${response.nonce}'` : source
    text = text.replace(`${kind}-src 'self'`, `$& ${added}`)
  }
  response.header(header, text)
}
