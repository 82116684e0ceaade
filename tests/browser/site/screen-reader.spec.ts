import { readFileSync } from 'node:fs'
import { isText, readTranscript } from '../read-transcript.ts'
import { expect, test, type Page } from '../test.ts'
import { readSite } from '../read-site.ts'

/** The keys of Playwright that have another name on the pages. */
const keyNames: Record<string, string> = {
  'Arrow down': 'ArrowDown',
  'Arrow up': 'ArrowUp',
  'Arrow left': 'ArrowLeft',
  'Arrow right': 'ArrowRight',
  'Page up': 'PageUp',
  'Page down': 'PageDown',
}

/** Orca says which part of a date has the focus, without the label of these fields. */
const unspoken = ['Changed since', 'Due date']

/** Firefox stops at its own calendar, too. Chromium lets the styles of a date hide its own. */
const onlyInFirefox = 'Calendar collapsed push button.'

const { components } = await readSite()
const transcripts = components.flatMap(({ path }) => {
  const name = path.split('/').at(-1)!
  const found = readTranscript(readFileSync(`content${path}.md`, 'utf8'), name)
  return found ? { name, ...found } : []
})

// Several in each test, because a new test takes longer than opening an example.
for (let start = 0; start < transcripts.length; start += 12) {
  const some = transcripts.slice(start, start + 12)
  test(`focuses what the transcripts name: ${some.map(({ name }) => name).join(', ')}`, async ({
    page,
  }) => {
    for (const transcript of some) {
      await test.step(transcript.name, () => follow(page, transcript))
    }
  })
}

/** Presses the keys of a transcript, and checks that it names what gets the focus. */
async function follow(
  page: Page,
  { name, example, steps }: (typeof transcripts)[number],
): Promise<void> {
  await page.goto(`/preview/${name}/${example}`)
  let heard = ''
  for (const { keys, spoken } of steps) {
    if (spoken === onlyInFirefox) continue
    heard += ` ${spoken}`
    if (isText(keys)) await page.keyboard.type(keys.slice(1, -1))
    else await page.keyboard.press(toCombination(keys))
    // Orca is silent when some dialogs open.
    if (!spoken) continue
    await expect(async () => {
      const name = await findFocusedName(page)
      if (!unspoken.includes(name)) expect(toWords(heard)).toContain(toWords(name))
    }).toPass()
  }
}

function toCombination(keys: string): string {
  return keys
    .split('+')
    .map((key) => keyNames[key] ?? key)
    .join('+')
}

/** Returns the accessible name of the focused element, empty if nothing is focused. */
async function findFocusedName(page: Page): Promise<string> {
  const focused = page.locator(':focus')
  if (!(await focused.count())) return ''
  const [, name = ''] = /^- [\w-]+ "((?:[^"\\]|\\.)*)"/.exec(await focused.ariaSnapshot()) ?? []
  return name
}

/** Leaves out what screen readers do not say. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
