import { PassThrough } from 'node:stream'
import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { findNextEnd, listActivity, pageSize } from '#services/activity'
import { findLayer, layers, type Layer } from '#services/layers'
import { findChannel, notify, subscribe } from '#services/notices'
import { findMember, findMembers } from '#services/members'
import { createInvitationValidator } from '#validators/invitation'

/** Headers with which the libraries ask for a part of a page. */
const partialHeaders = ['HX-Request', 'X-Up-Version', 'Datastar-Request', 'X-Requested-With']
const turbo = 'text/vnd.turbo-stream.html'

type View = HttpContext['view']
type State = ReturnType<typeof toState> & {
  mistakes?: Record<string, string>
  isInvited?: boolean
}
type Change = { mode: 'morph' | 'replace' | 'append'; target: string; html: string }

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
    const state = toState(context)
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
    return answer(context, 'field', { ...toState(context), mistakes: toMistakes(error) })
  }

  async invite(context: HttpContext) {
    const { request, response, session } = context
    // Unpoly submits the form to the same URL, and names the field in a header.
    if (request.header('X-Up-Validate')) return this.check(context)
    const state = toState(context)
    const [error, invitation] = await createInvitationValidator.tryValidate(request.all())
    if (error) {
      if (!isPartial(context)) throw error
      response.status(422)
      return answer(context, 'invite', { ...state, mistakes: toMistakes(error) })
    }
    await notify(state.channel, {
      title: `${invitation.name} is invited.`,
      description: `An email is on its way to ${invitation.email}.`,
      color: 'success',
    })
    if (isPartial(context)) {
      return answer(context, 'invite', {
        ...state,
        invitation: { name: '', email: '' },
        isInvited: true,
      })
    }
    session.flash('success', `${invitation.name} is invited.`)
    return response.redirect(state.url)
  }

  /** Sends messages as events that Datastar understands, as long as the page is open. */
  async listen({ request, response, session, view }: HttpContext) {
    const events = new PassThrough()
    const send = async (change: Omit<Change, 'html'>, part: string, state: object) =>
      events.write(toEvent({ ...change, html: await view.render(`live/_${part}`, state) }))
    const stop = subscribe(findChannel(session), (notice) =>
      send({ mode: 'append', target: 'notices' }, 'notice', { notice }),
    )
    request.request.on('close', () => {
      stop()
      events.end()
    })
    await send({ mode: 'replace', target: 'connected' }, 'connected', { isConnected: true })
    response.type('text/event-stream')
    return response.stream(events)
  }
}

/** Allows on this page what the library cannot do without. */
function relaxPolicy({ response }: HttpContext, { policy }: Layer): void {
  const header = 'Content-Security-Policy'
  const strict = String(response.response.getHeader(header))
  if (policy === 'style-nonce') {
    const source = `'nonce-${response.nonce}'`
    response.header(header, strict.replace("style-src 'self'", `$& ${source}`))
  }
  if (policy === 'script-eval') {
    response.header(header, strict.replace("script-src 'self'", "$& 'unsafe-eval'"))
  }
}

/** Whether a library asks for a part of the page, instead of the browser for a page. */
function isPartial({ request, response }: HttpContext): boolean {
  // Caches must keep the part apart from the page, which has the same URL.
  response.vary(['Accept', ...partialHeaders])
  return isForTurbo(request) || partialHeaders.some((name) => request.header(name))
}

function isForTurbo(request: HttpContext['request']): boolean {
  return (request.header('Accept') ?? '').includes(turbo)
}

/** Answers with a part of the page, in the form that the library expects. */
async function answer(context: HttpContext, part: keyof typeof parts, state: State) {
  const { request, response, view } = context
  if (isForTurbo(request)) {
    response.type(turbo)
    return view.render('live/_stream', { changes: await parts[part](view, state) })
  }
  if (request.header('Datastar-Request')) {
    response.type('text/event-stream')
    const changes = await parts[part](view, state)
    // Its morph has no way to close a modal, so the finished form is replaced.
    return changes
      .map((each) => toEvent(state.isInvited ? { ...each, mode: 'replace' } : each))
      .join('')
  }
  return view.render(`live/_${part}`, state)
}

const parts = {
  table: change('morph', 'members', 'table'),
  field: change('morph', 'invite-field', 'field'),
  invite: change('morph', 'invite', 'invite'),
  // A morph would keep the modal closed that people closed before.
  details: change('replace', 'details', 'details'),
  rows: async (view: View, state: State) => [
    ...(await change('morph', 'activity', 'list')(view, state)),
    ...(await change('morph', 'more', 'more')(view, state)),
  ],
}

function change(mode: Change['mode'], target: string, part: string) {
  return async (view: View, state: State): Promise<Change[]> => [
    { mode, target, html: await view.render(`live/_${part}`, state) },
  ]
}

/** Returns a change as an event that Datastar understands. */
function toEvent({ mode, target, html }: Change): string {
  const lines = [
    `selector #${target}`,
    `mode ${mode === 'morph' ? 'outer' : mode}`,
    ...html.split('\n').map((line) => `elements ${line}`),
  ]
  return `event: datastar-patch-elements\n${lines.map((line) => `data: ${line}\n`).join('')}\n`
}

/** Returns what the templates of the page and of its parts need. */
function toState(context: HttpContext) {
  const { request, params, session } = context
  const layer = findLayer(params.layer)
  const member = findMember(Number(request.input('member')))
  if (!layer || (request.input('member') && !member)) {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
  const end = Math.max(Number(request.input('shown')) || 0, pageSize)
  return {
    layer,
    url: `/live/${layer.name}`,
    channel: findChannel(session),
    filter: toText(request.input('q')),
    members: findMembers(toText(request.input('q'))),
    member,
    activities: listActivity(isAppended(context) ? end - pageSize : 0, end),
    next: findNextEnd(end),
    invitation: { name: toText(request.input('name')), email: toText(request.input('email')) },
  }
}

/** Whether the library appends entries to the list; others morph the whole list. */
function isAppended(context: HttpContext): boolean {
  const { request } = context
  return isPartial(context) && !isForTurbo(request) && !request.header('Datastar-Request')
}

/** Returns the messages of a failed validation by field. */
function toMistakes(
  error: { messages: { field: string; message: string }[] } | null,
): Record<string, string> {
  return Object.fromEntries((error?.messages ?? []).map(({ field, message }) => [field, message]))
}

/** Keeps only text, because a query string can also contain lists and objects. */
function toText(input: unknown): string {
  return typeof input === 'string' ? input : ''
}
