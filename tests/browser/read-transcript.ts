/** The named keys of a transcript. */
const named = [
  'Tab',
  'Shift',
  'Control',
  'Enter',
  'Space',
  'Escape',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'Page up',
  'Page down',
  'Arrow up',
  'Arrow down',
  'Arrow left',
  'Arrow right',
  'F10',
]

/** The output of a screen reader while somebody uses an example by keyboard, as a page shows it. */
export type Transcript = {
  /** Id of the live example, such as `dropdown--groups` */
  example: string
  steps: Step[]
}

/** The keys that are pressed at once, such as `Shift+Tab`, and what is said afterwards. */
export type Step = { keys: string; spoken: string }

/** The heading of the section on the page of a component. */
const heading = '## Screen reader output'

/** Stands for nothing said. */
const silence = '(nothing)'

const section = new RegExp(`^${heading}\\n+([^|]*?)\\n+((?:\\|.*\\n)+)`, 'm')
const row = /^\| (.*?) +\| (.*?) *\|$/

/**
 * Reads the transcript from the page of a component, or null if it has none.
 * @param component name of the component, which is also the name of its first example
 */
export function readTranscript(markdown: string, component: string): Transcript | null {
  const [, text, table] = section.exec(markdown) ?? []
  if (text === undefined || table === undefined) return null
  const anchor = /\]\(#([\w-]+)\)/.exec(text)?.[1] ?? component
  const lines = table.trim().split('\n').slice(2)
  const steps = lines.map((line) => toStep(line, component))
  return { example: `${component}--${anchor}`, steps }
}

function toStep(line: string, component: string): Step {
  const [, first = '', spoken = ''] = row.exec(line) ?? []
  const keys = first.replaceAll(/<\/?kbd>/g, '')
  if (!isText(keys) && !keys.split('+').every((key) => named.includes(key))) {
    throw new Error(
      `Cannot read \`${line}\` on the page of ${component}, expected one of ${named.join(', ')} or a quoted text.`,
    )
  }
  // Without the marks that escape what Markdown would read as markup.
  const said = spoken.replaceAll(/\\([\\`*_<>|[\]])/g, '$1')
  return { keys, spoken: said === silence ? '' : said }
}

/** Whether a step types a text instead of pressing a named key: `"ada"`. */
export function isText(keys: string): boolean {
  return /^".+"$/.test(keys)
}
