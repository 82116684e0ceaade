/** Something in a template that a library does not have. `of` is the name of a component. */
export type Written =
  | { kind: 'component'; written: string }
  | { kind: 'prop' | 'slot'; written: string; of: string }
  | { kind: 'value'; written: string; of: string; prop: string }

/** Returns a sentence on what to write instead, or null. */
export type Explain = (asked: Written) => string | null
