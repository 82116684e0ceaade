/** Options that are passed to `agentDocs`. */
export type AgentDocsOptions = {
  /** Title of `llms.txt`; by default the name of the site */
  name?: string | undefined
  /** One line on what the site is about; by default the description of its first page */
  summary?: string | undefined
  /** Markdown without headings that follows the summary in `llms.txt` */
  introduction?: string | undefined
  /** Paths of pages to leave out: `*` is part of a segment, `**` any number of segments */
  exclude?: string[] | undefined
  /** Whether a page without text, a link to no page, or an existing file stops the build */
  strict?: boolean | undefined
}

/** Options of `agentDocs` with all defaults. */
export type FullOptions = AgentDocsOptions & { exclude: string[]; strict: boolean }
