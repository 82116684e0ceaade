import { randomUUID } from 'node:crypto'
import { findNextEnd, listActivity, pageSize } from '#services/activity'
import type { Layer } from '#services/layers'
import { findMember, findMembers, type Member } from '#services/live_members'

/** What the templates of a page about live updates, and of its parts, need. */
export type LiveState = {
  layer: Layer
  url: string
  channel: string
  /** Text that the members match */
  filter: string
  members: Member[]
  /** The member in the modal, and what makes the modal a new one for the page */
  member?: Member
  opened: string
  activities: ReturnType<typeof listActivity>
  /** How many entries the link to more of them asks for; null at the end */
  next: number | null
  invitation: { name: string; email: string }
  mistakes?: Record<string, string>
  isInvited?: boolean
}

/** Returns the state for what a query string, a form or a component contains. */
export function toLiveState(
  layer: Layer,
  channel: string,
  { q, member, shown, name, email, opened = randomUUID() }: Record<string, unknown>,
  { isAppended = false } = {},
): LiveState {
  const end = Math.max(Number(shown) || 0, pageSize)
  return {
    layer,
    url: `/live/${layer.name}`,
    channel,
    filter: toText(q),
    members: findMembers(toText(q)),
    member: findMember(Number(member)),
    opened: String(opened),
    activities: listActivity(isAppended ? end - pageSize : 0, end),
    next: findNextEnd(end),
    invitation: { name: toText(name), email: toText(email) },
  }
}

/** Returns the messages of a failed validation by field. */
export function toMistakes(
  error: { messages: { field: string; message: string }[] } | null,
): Record<string, string> {
  return Object.fromEntries((error?.messages ?? []).map(({ field, message }) => [field, message]))
}

/** Keeps only text, because a query string can also contain lists and objects. */
function toText(input: unknown): string {
  return typeof input === 'string' ? input : ''
}
