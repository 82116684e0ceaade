/** Whether an entry of a file of servers says what another does, in whatever order. */
export function isSameEntry(value: unknown, wanted: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const toText = (entry: object) =>
    JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
  return toText(value) === toText(wanted)
}
