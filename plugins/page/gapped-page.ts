/** What comes into a gap of a page: a live example, by its number on the page, or a code. */
export type Gap =
  { example: number; code?: never } | { code: string; language: string; example?: never }

/** The HTML of a page but for what takes long: the texts between its gaps, and the gaps. */
export type GappedPage = { texts: string[]; gaps: Gap[] }
