/**
 * Records what a real screen reader says: opens the examples of component pages in Firefox, presses
 * the keys in the tables of these pages, and writes what Orca says into them. Needs a display and a
 * D-Bus session: `npm run screen-reader:update -- [component …]`.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { firefox } from '@playwright/test'
import { writeFileAtomically } from '../engine/io/write-files.ts'
import { address } from '../tests/browser/address.ts'
import { addEmulation } from '../tests/firefox/add-emulation.ts'
import { startProcess } from '../tests/site/hosting/start-process.ts'
import { findProgram } from './find-program.ts'
import { fail } from './read-options.ts'
import { keySymbols } from './screen-reader/keys.ts'
import { startOrca } from './screen-reader/orca.ts'
import { isText, readTranscript, replaceTranscript, type Step } from './screen-reader/section.ts'

const toFile = (name: string) => `content/components/${name}.md`
const asked = process.argv.slice(2)
const known = globSync('content/components/*.md')
  .map((file) => basename(file, '.md'))
  .filter((name) => readTranscript(readFileSync(toFile(name), 'utf8'), name))
  .sort()
const unknown = asked.find((name) => !known.includes(name))
if (unknown) fail(`Cannot record \`${unknown}\`, expected some of ${known.join(', ')}.`)

const site = await startProcess('node', ['tests/browser/serve.ts'], Number(new URL(address).port))
const orca = await startOrca()
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
const names = asked.length ? asked : known
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
await site.stop()

/** Repeats a walk until Orca says the same twice in a row: on a busy machine it may speak late. */
async function record(name: string): Promise<void> {
  const text = readFileSync(toFile(name), 'utf8')
  const { example, steps } = readTranscript(text, name)!
  let last = ''
  for (let round = 0; round < 6; round++) {
    const recorded = await walk(`${address}/preview/${name}/${example}`, steps)
    const page = replaceTranscript(text, reader, recorded)
    if (page === last) return writeFileAtomically(toFile(name), page)
    last = page
  }
  throw new Error(`Cannot record \`${name}\`: Orca said something else in each of six rounds.`)
}

/** Uses a page by keyboard, with keys that the window gets from the display. */
async function walk(url: string, steps: Step[]): Promise<Step[]> {
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
    const symbols = keys.split('+').map((key) => keySymbols[key])
    if (isText(keys)) run('type', '--delay', '100', keys.slice(1, -1))
    else run('key', symbols.join('+'))
    recorded.push({ keys, spoken: toSpoken(await orca.listen(), keys) })
  }
  return recorded
}

/** Joins what was said after a key, without the names of the keys that Orca repeats. */
function toSpoken(said: string[], keys: string): string {
  const echoes = isText(keys)
    ? Array.from(keys.slice(1, -1))
    : keys.split('+').map((key) => ({ Enter: 'return' })[key] ?? key.toLowerCase())
  const rest = said.filter((text, index) => index >= echoes.length || !echoes.includes(text))
  return rest.join(' ').replaceAll(/\s+/g, ' ').trim()
}

function run(...args: string[]): string {
  return execFileSync('xdotool', args, { encoding: 'utf8' })
}
