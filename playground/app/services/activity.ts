import { findMembers } from '#services/live_members'

/** Something that a member did. */
export type Activity = { title: string; description: string; icon: string }

const actions = [
  { text: 'finished a task', icon: 'circle-check' },
  { text: 'wrote a comment', icon: 'message-square' },
  { text: 'uploaded a file', icon: 'file-text' },
  { text: 'changed the due date', icon: 'calendar' },
  { text: 'moved the project to review', icon: 'eye' },
]
const projects = ['Annual report', 'Website relaunch', 'Summer catalogue', 'Trade fair']

/** The number of entries in one answer. */
export const pageSize = 10

const entries = Array.from({ length: 4 * pageSize }, (_, index): Activity => {
  const people = findMembers()
  const { text, icon } = actions[index % actions.length]!
  return {
    title: `${people[(index * 5) % people.length]!.name} ${text}`,
    description: projects[(index * 3) % projects.length]!,
    icon,
  }
})

/** Lists what happened lately, from one entry to another. */
export function listActivity(start: number, end: number): Activity[] {
  return entries.slice(start, end)
}

/** How many entries there are after the first ones; null at the end of the list. */
export function findNextEnd(end: number): number | null {
  return end < entries.length ? end + pageSize : null
}
