/** What an independent checker says of the site: its figure beside the bar, and what is below it. */
export type Verdict = { checker: string; figure: string; problems: string[] }
