import { randomUUID } from 'node:crypto'
import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import transmit from '@adonisjs/transmit/services/main'
import type { Infer } from '@vinejs/vine/types'
import { findNextEnd, listActivity, pageSize } from '#services/activity'
import { findLayer, layers } from '#services/layers'
import { findMember, findMembers } from '#services/members'
import { createInvitationValidator } from '#validators/invitation'

/** Headers with which the libraries ask for a part of a page. */
const partialHeaders = ['HX-Request']

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
    if (!isPartial(context)) return view.render('pages/live/show', state)
    if (request.input('member')) return view.render('live/_details', state)
    if (request.input('shown')) return view.render('live/_rows', state)
    return view.render('live/_table', state)
  }

  /** Answers with a field that people have just left, and its error if there is one. */
  async check(context: HttpContext) {
    const [error] = await createInvitationValidator.tryValidate(context.request.all())
    return context.view.render('live/_field', { ...toState(context), mistakes: toMistakes(error) })
  }

  async invite(context: HttpContext) {
    const { request, response, session, view } = context
    const state = toState(context)
    const [error, invitation] = await createInvitationValidator.tryValidate(request.all())
    if (error) {
      if (!isPartial(context)) throw error
      response.status(422)
      return view.render('live/_invite', { ...state, mistakes: toMistakes(error) })
    }
    announce(context, invitation)
    if (isPartial(context)) {
      return view.render('live/_invite', { ...state, invitation: {}, isInvited: true })
    }
    session.flash('success', `${invitation.name} is invited.`)
    return response.redirect(state.url)
  }
}

/** Whether a library asks for a part of the page, instead of the browser for a page. */
function isPartial({ request, response }: HttpContext): boolean {
  // Caches must keep the part apart from the page, which has the same URL.
  response.vary(partialHeaders)
  return partialHeaders.some((name) => request.header(name))
}

/** Returns what the templates of the page and of its parts need. */
function toState(context: HttpContext) {
  const { request, params, session } = context
  const layer = findLayer(params.layer)
  const member = findMember(Number(request.input('member')))
  if (!layer || (request.input('member') && !member)) {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
  if (!session.has('channel')) session.put('channel', `visitors/${randomUUID()}`)
  const end = Math.max(Number(request.input('shown')) || 0, pageSize)
  return {
    layer,
    url: `/live/${layer.name}`,
    channel: session.get('channel'),
    filter: toText(request.input('q')),
    members: findMembers(toText(request.input('q'))),
    member,
    // A library keeps the entries that it already has.
    activities: listActivity(isPartial(context) ? end - pageSize : 0, end),
    next: findNextEnd(end),
    invitation: { name: toText(request.input('name')), email: toText(request.input('email')) },
  }
}

/** Shows a toast on all pages that the visitor has open. */
function announce(
  { session }: HttpContext,
  { name, email }: Infer<typeof createInvitationValidator>,
): void {
  transmit.broadcast(session.get('channel'), {
    title: `${name} is invited.`,
    description: `An email is on its way to ${email}.`,
    color: 'success',
  })
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
