import type { HttpContext } from '@adonisjs/core/http'
import type { LiveState } from '#services/live_state'

/** A change of the page; `html` is an element with the id of the target. */
type Change = { mode: 'morph' | 'replace' | 'append'; target: string; html: string }
type View = HttpContext['view']

const turbo = 'text/vnd.turbo-stream.html'
const datastar = 'Datastar-Request'

/** Headers with which the libraries ask for a part of a page. */
const partialHeaders = ['HX-Request', 'X-Up-Version', 'X-Requested-With', datastar]

/** What changes with each part. Turbo and Datastar want to know, the others say so themselves. */
const parts = {
  table: toChange('morph', 'members', 'table'),
  field: toChange('morph', 'invite-field', 'field'),
  invite: toChange('morph', 'invite', 'invite'),
  details: toChange('morph', 'details', 'details'),
  rows: async (view: View, state: LiveState) => [
    ...(await toChange('morph', 'activity', 'list')(view, state)),
    ...(await toChange('morph', 'more', 'more')(view, state)),
  ],
}

/** Whether a library asks for a part of the page, instead of the browser for a page. */
export function isPartial({ request, response }: HttpContext): boolean {
  // Caches must keep the part apart from the page, which has the same URL.
  response.vary(['Accept', ...partialHeaders])
  return isForTurbo(request) || partialHeaders.some((name) => request.header(name))
}

/** Whether the library appends new entries to the list; Turbo and Datastar morph the whole list. */
export function isAppending(context: HttpContext): boolean {
  const { request } = context
  return isPartial(context) && !isForTurbo(request) && !request.header(datastar)
}

/** Answers with a part of the page, in the form that the library expects. */
export async function answer(
  { request, response, view }: HttpContext,
  part: keyof typeof parts,
  state: LiveState,
): Promise<string> {
  if (isForTurbo(request)) {
    response.type(turbo)
    return view.render('live/_stream', { changes: await parts[part](view, state) })
  }
  if (request.header(datastar)) {
    response.type('text/event-stream')
    const changes = await parts[part](view, state)
    // The check of a field may still be under way, and its answer would count as that of the form.
    return changes
      .map((change) => toEvent(state.isInvited ? { ...change, mode: 'replace' } : change))
      .join('')
  }
  return view.render(`live/_${part}`, state)
}

/** Returns a change as an event that Datastar understands. */
export function toEvent({ mode, target, html }: Change): string {
  const lines = [
    `selector #${target}`,
    `mode ${mode === 'morph' ? 'outer' : mode}`,
    ...html.split('\n').map((line) => `elements ${line}`),
  ]
  return `event: datastar-patch-elements\n${lines.map((line) => `data: ${line}\n`).join('')}\n`
}

function toChange(mode: Change['mode'], target: string, part: string) {
  return async (view: View, state: LiveState): Promise<Change[]> => [
    { mode, target, html: await view.render(`live/_${part}`, state) },
  ]
}

function isForTurbo(request: HttpContext['request']): boolean {
  return (request.header('Accept') ?? '').includes(turbo)
}
