/** An `<x-…>` element that is open; its namespace is null when it is not claimed. */
export interface OpenElement {
  name: string
  namespace: string | null
}

/** The open `<x-…>` elements around a place. */
export interface ElementStack {
  top: () => OpenElement | undefined
  open: (name: string, namespace: string | null) => void
  /** Closes the innermost element of that name, and those inside it; none when there is none. */
  close: (name: string) => void
}

/** Creates an empty stack whose work is linear in the number of its elements. */
export function createElementStack(): ElementStack {
  const elements: OpenElement[] = []
  const counts = new Map<string, number>()
  const count = (name: string, change: number) => {
    counts.set(name, (counts.get(name) ?? 0) + change)
  }
  return {
    top: () => elements.at(-1),
    open(name, namespace) {
      elements.push({ name, namespace })
      count(name, 1)
    },
    close(name) {
      if (!counts.get(name)) return
      let closed: string
      do {
        closed = elements.pop()!.name
        count(closed, -1)
      } while (closed !== name)
    },
  }
}
