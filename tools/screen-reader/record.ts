/** Records transcripts within a D-Bus session; `tools/screen-reader.ts` starts it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { firefox, type Page } from '@playwright/test'
import { writeFileAtomically } from '../../engine/io/write-files.ts'
import { address } from '../../tests/browser/address.ts'
import { addEmulation } from '../../tests/firefox/add-emulation.ts'
import { findProgram } from '../find-program.ts'
import { startAccessibilityBus } from './desktop.ts'
import { keySymbols } from './keys.ts'
import { startOrca, type Orca } from './orca.ts'
import { isText, readTranscript, replaceTranscript, type Step } from './section.ts'

const names = process.argv.slice(2)
const bus = startAccessibilityBus()
const orca = await startOrca(process.env.HOME!)
addEmulation()
const browser = await firefox.launch({
  headless: false,
  channel: 'moz-firefox',
  executablePath: findProgram('firefox'),
  args: ['--remote-allow-system-access'],
  firefoxUserPrefs: { 'accessibility.force_disabled': -1, 'ui.prefersReducedMotion': 1 },
})
const reader = `Orca ${orca.version} with Firefox ${browser.version().split('.').slice(0, 2).join('.')}`
const page = await browser.newPage()
for (const [index, name] of names.entries()) {
  console.log(`${index + 1} of ${names.length}: ${name}`)
  try {
    await record(name)
  } catch (error) {
    console.log((error as Error).message)
    process.exitCode = 1
  }
}
await browser.close()
orca.close()
bus.kill()

async function record(name: string): Promise<void> {
  const file = `content/components/${name}.md`
  const text = readFileSync(file, 'utf8')
  const { example, steps } = readTranscript(text, name)!
  const url = `${address}/preview/${name}/${example}`
  const recorded = await walkUntilEqual(() => walk(page, url, steps, orca), name)
  await writeFileAtomically(file, replaceTranscript(text, reader, recorded))
}

/** Repeats a walk until Orca says the same twice in a row: on a busy machine it may speak late. */
async function walkUntilEqual(walk: () => Promise<Step[]>, name: string): Promise<Step[]> {
  let last = ''
  for (let round = 0; round < 6; round++) {
    const steps = await walk()
    const text = JSON.stringify(steps)

    if (text === last) return steps
    last = text
  }
  throw new Error(`Cannot record \`${name}\`: Orca said something else in each of six rounds.`)
}

/** Uses a page by keyboard, with keys that the window gets from the display. */
async function walk(page: Page, url: string, steps: Step[], orca: Orca): Promise<Step[]> {
  await page.goto(url)
  // Some components remember what people did.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const window = run('search', '--onlyvisible', '--class', 'firefox').trim().split('\n').at(-1)!
  run('windowfocus', '--sync', window)
  // Announces the page.
  await orca.listen()
  const recorded: Step[] = []
  for (const { keys } of steps) {
    if (isText(keys)) run('type', '--delay', '100', keys.slice(1, -1))
    else
      run(
        'key',
        keys
          .split('+')
          .map((key) => keySymbols[key]!)
          .join('+'),
      )
    recorded.push({ keys, spoken: toSpoken(await orca.listen(), keys) })
  }
  return recorded
}

/** Joins what was said after a key, without the name of the key that Orca repeats. */
function toSpoken(said: string[], keys: string): string {
  const echoes = isText(keys) ? Array.from(keys.slice(1, -1)) : echoOf(keys)
  const rest = said.filter((text, index) => index >= echoes.length || !echoes.includes(text))
  return rest.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** What Orca says when a key is pressed. */
function echoOf(keys: string): string[] {
  return keys.split('+').map((key) => ({ Enter: 'return' })[key] ?? key.toLowerCase())
}

function run(...args: string[]): string {
  return execFileSync('xdotool', args, { encoding: 'utf8' })
}
