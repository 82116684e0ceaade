import type { HttpContext } from '@adonisjs/core/http'
import { findLayer } from '#services/layers'
import { toLiveState, toMistakes, type LiveState } from '#services/live_state'
import { toAttributes, toSnapshot, type Data } from '#services/livewire'
import { findChannel, inform } from '#services/notices'
import { createInvitationValidator } from '#validators/live_invitation'

type Call = { method: string; params: unknown[] }
type Request = { snapshot: string; updates: Partial<Data>; calls: Call[] }

/**
 * Answers the client of `adonisjs-livewire`. Its server part, release 0.1.21, needs AdonisJS 6: it
 * imports `Response` from `@adonisjs/core/http`, which AdonisJS 7 calls `HttpResponse`. An application
 * should sign the snapshots; here they contain nothing that a visitor may not change.
 */
export default class LivewireController {
  async update({ request, session, view }: HttpContext) {
    const channel = findChannel(session)
    const components = request.input('components', []).map(async (component: Request) => {
      const data: Data = { ...JSON.parse(component.snapshot).data, ...component.updates }
      const result: Partial<LiveState> = {}
      if ('email' in component.updates) result.mistakes = await findMistakes(data)
      for (const { method, params } of component.calls) {
        if (method === 'visit') visit(data, String(params[0]))
        if (method === 'invite') Object.assign(result, await invite(data, channel))
      }
      const state = { ...toLiveState(findLayer('livewire')!, channel, data), ...result }
      const html = await view.render('live/_content', {
        ...state,
        component: toAttributes(data),
      })
      const returns = component.calls.map(() => null)
      return { snapshot: toSnapshot(data), effects: { html, returns } }
    })
    return { components: await Promise.all(components), assets: [] }
  }
}

/** Follows a link to more entries, or to a member. */
function visit(data: Data, url: string): void {
  const query = new URL(url).searchParams
  data.member = query.get('member') ?? ''
  data.shown = query.get('shown') ?? data.shown
  data.opened++
}

async function invite(data: Data, channel: string): Promise<Partial<LiveState>> {
  const [error, invitation] = await createInvitationValidator.tryValidate(data)
  if (error) return { mistakes: toMistakes(error) }
  inform(channel, invitation)
  Object.assign(data, { name: '', email: '' })
  return { isInvited: true }
}

async function findMistakes(data: Data): Promise<Record<string, string>> {
  const [error] = await createInvitationValidator.tryValidate(data)
  const { email } = toMistakes(error)
  return email ? { email } : {}
}
