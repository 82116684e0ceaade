/**
 * Measures how long an edit takes to be seen while the site is served:
 * `npm run bench:dev -- [--pages=1000] [--repetitions=7]`.
 */
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import { listEdits } from './dev/list-edits.ts'
import { measureEdit, type EditTiming } from './dev/measure-edit.ts'
import { startServer, type DevServer } from './dev/start-server.ts'
import { median } from './median.ts'
import { parseCount } from './parse-count.ts'
import { listPages } from './site/list-pages.ts'
import { writeCorpus } from './site/write-corpus.ts'

const goal = 1000
/** MiB that an edit may add, for Node keeps every version of a module that it has run. */
const bar = 0.2

const help = `Serves a corpus as \`npm run dev\` does, opens a page in Chromium, and measures for each kind of edit the time from the write until the open page shows it, and until manifests and Markdown answer with it.

Usage: npm run bench:dev -- [options]

  --pages=1000       Pages of the corpus
  --repetitions=7    Edits of each kind; the table has their median and the worst
  --help             Says this

Exit code 1 when an edit takes longer than ${goal} ms in the middle, or when memory grows with edits.`

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    repetitions: { type: 'string', default: '7' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit()
}
const count = parseCount('pages', values.pages)
const repetitions = parseCount('repetitions', values.repetitions)

const folder = resolve('.cache/bench/dev')
const pages = listPages(count)
progress(`writing ${count} pages`)
await rm(folder, { recursive: true, force: true })
await writeCorpus(folder, pages)

const { path } = pages[Math.floor(count / 2)]!
const edits = listEdits(path)
const timings = new Map(edits.map(({ name }) => [name, [] as EditTiming[]]))
const starts: number[] = []
const heaps: number[] = []
const env = { SITE_DIR: folder, OUT_DIR: join(folder, 'dist'), CACHE_DIR: join(folder, 'cache') }
const executablePath = findChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
try {
  for (const isLast of [false, true]) {
    progress(`starting, ${isLast ? 'again' : 'without a cache'}`)
    const start = performance.now()
    const server = await startServer(env)
    try {
      const page = await browser.newPage()
      await page.goto(`${server.address}/${path}`)
      starts.push(performance.now() - start)
      if (isLast) await measure(server, page)
      await page.close()
    } finally {
      await server.stop()
    }
  }
} finally {
  await browser.close()
}
report()

/** In turn, so that what else the machine does falls on all alike. */
async function measure(server: DevServer, page: Page): Promise<void> {
  for (let round = 0; round < repetitions; round += 1) {
    for (const [index, edit] of edits.entries()) {
      progress(`${edit.name}, ${round + 1} of ${repetitions}`)
      const mark = String(100_000 + round * edits.length + index)
      timings.get(edit.name)!.push(await measureEdit(edit, mark, { folder, server, page }))
    }
    heaps.push(await server.ask('heap'))
  }
}

function report(): void {
  const [cold, again] = starts.map((time) => (time / 1000).toFixed(1))
  console.log(`\n${count} pages. First page after ${cold} s, and ${again} s when started again.\n`)
  console.log(toRow(['', 'shown', 'worst', 'answered', 'worst', 'CPU']))
  let missed = 0
  for (const [name, all] of timings) {
    const of = (key: keyof EditTiming) => all.map((timing) => timing[key])
    const figures = [of('shown'), of('answered')].flatMap((times) => [
      median(times),
      Math.max(...times),
    ])
    const isMissed = Math.max(median(of('shown')), median(of('answered'))) > goal
    missed += Number(isMissed)
    const cells = [...figures, median(of('cpu'))].map((figure) =>
      Number.isFinite(figure) ? `${figure.toFixed(0)} ms` : 'never',
    )
    console.log(toRow([name, ...cells]) + (isMissed ? '  MISSED' : ''))
  }
  // The first rounds fill what is kept.
  const grown = (heaps.at(-1)! - heaps[1]!) / (2 * edits.length * (repetitions - 2))
  const shown = heaps.map((heap) => heap.toFixed(0)).join(', ')
  console.log(`\nMiB without garbage after each ${2 * edits.length} edits: ${shown}`)
  if (grown > bar) missed += 1
  process.exitCode = missed ? 1 : 0
}

function toRow([name = '', ...cells]: string[]): string {
  return [name.padEnd(26), ...cells.map((cell) => cell.padStart(10))].join('')
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}
