/** The properties of the component, which its page keeps between two requests. */
export type Data = {
  q: string
  member: string
  shown: string
  name: string
  email: string
  /** How often people have opened a modal or asked for more entries */
  opened: number
}

const empty: Data = { q: '', member: '', shown: '', name: '', email: '', opened: 0 }

/** Returns the attributes of the element that becomes the component. */
export function toAttributes(data: Partial<Data>): Record<string, string> {
  const snapshot = toSnapshot({ ...empty, ...data })
  return { 'wire:id': 'members', 'wire:snapshot': snapshot, 'wire:effects': '[]' }
}

/** Returns the state of the component, as the client sends it back with the next request. */
export function toSnapshot(data: Data): string {
  const memo = {
    id: 'members',
    name: 'members',
    path: 'live/livewire',
    method: 'GET',
    children: [],
  }
  return JSON.stringify({ data, memo, checksum: '' })
}
