/**
 * Measures how long an edit takes to be seen while the site is served:
 * `npm run bench:dev -- [--pages=1000] [--repetitions=7]`.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { findProgram } from '../find-program.ts'
import { median, toColumns } from '../measure/figures.ts'
import { readOptions } from '../read-options.ts'
import { listPages, writeCorpus } from './corpus.ts'
import { listEdits, type Edit } from './dev/list-edits.ts'

/** A server of `astro dev` in a process of its own. */
type DevServer = {
  address: string
  /** CPU time since its start in ms, or memory in MiB without garbage */
  ask: (what: 'cpu' | 'heap') => Promise<number>
  stop: () => Promise<void>
}

/**
 * Milliseconds from a write until the open page shows it, and until the last address answers with
 * it; and the CPU time of the server until it rests.
 */
type EditTiming = { shown: number; answered: number; cpu: number }

const port = 4396
/** Milliseconds after which an edit is taken to be never seen. */
const longest = 20_000
const goal = 1000
/** MiB that an edit may add, for Node keeps every version of a module that it has run. */
const bar = 0.2

const help = `Serves a corpus as \`npm run dev\` does, opens a page in Chromium, and measures for each kind of edit the time from the write until the open page shows it, and until manifests and Markdown answer with it.

Usage: npm run bench:dev -- [options]

  --pages=1000       Pages of the corpus
  --repetitions=7    Edits of each kind; the table has their median and the worst
  --help             Says this

Exit code 1 when an edit takes longer than ${goal} ms in the middle, or when memory grows with edits.`

const { pages: count, repetitions } = readOptions(help, { pages: 1000, repetitions: 7 })

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
const executablePath = findProgram('chromium')
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
      timings.get(edit.name)!.push(await measureEdit(edit, mark, server, page))
    }
    heaps.push(await server.ask('heap'))
  }
}

function report(): void {
  const [cold, again] = starts.map((time) => (time / 1000).toFixed(1))
  console.log(`\n${count} pages. First page after ${cold} s, and ${again} s when started again.\n`)
  const rows = [['', 'shown', 'worst', 'answered', 'worst', 'CPU', '']]
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
    rows.push([name, ...cells, isMissed ? 'MISSED' : ''])
  }
  console.log(toColumns(rows))
  // The first rounds fill what is kept.
  const grown = (heaps.at(-1)! - heaps[1]!) / (2 * edits.length * (repetitions - 2))
  const shown = heaps.map((heap) => heap.toFixed(0)).join(', ')
  console.log(`\nMiB without garbage after each ${2 * edits.length} edits: ${shown}`)
  if (grown > bar) missed += 1
  process.exitCode = missed ? 1 : 0
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Starts `astro dev` for a site; throws an Error with what it wrote when it ends instead. */
async function startServer(env: Record<string, string>): Promise<DevServer> {
  let log = ''
  const child = fork(join(import.meta.dirname, 'dev/serve.ts'), [String(port)], {
    env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk) => (log += chunk))
  }
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error(`Cannot serve the site:\n${log}`)))
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    address: `http://127.0.0.1:${port}`,
    async ask(what) {
      child.send(what)
      return (await Promise.race([once(child, 'message'), failed]))[0]
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Makes an edit while a browser has a page of the site open, and takes it back. */
async function measureEdit(
  { file, toText, page: path, shows, answers }: Edit,
  mark: string,
  server: DevServer,
  page: Page,
): Promise<EditTiming> {
  const target = join(folder, file)
  const before = await readFile(target, 'utf8').catch(() => null)
  await page.goto(`${server.address}${path}`)
  const cpu = await settle(server)
  const start = performance.now()
  const since = () => performance.now() - start
  await writeFile(target, toText(before ?? '', mark))
  const never = () => Infinity
  const [shown, answered] = await Promise.all([
    page
      .waitForFunction(isShown, { mark, ...shows }, { polling: 20, timeout: longest })
      .then(since, never),
    waitForAnswers(answers, mark, server).then(since, never),
  ])
  const timing = { shown, answered, cpu: (await settle(server)) - cpu }
  await (before === null ? rm(target) : writeFile(target, before))
  await settle(server)
  return timing
}

/** Runs in the page. */
function isShown(of: { mark: string; selector: string; property?: string }): boolean {
  const found = [...document.querySelectorAll(of.selector)]
  const { property } = of
  return found.some((element) =>
    (property ? getComputedStyle(element).getPropertyValue(property) : element.outerHTML).includes(
      of.mark,
    ),
  )
}

async function waitForAnswers(paths: string[], mark: string, server: DevServer): Promise<void> {
  const end = performance.now() + longest
  for (const path of paths) {
    while (!(await (await fetch(`${server.address}${path}`)).text()).includes(mark)) {
      if (performance.now() > end) throw new Error(`Waited in vain for the mark in ${path}.`)
      await delay(25)
    }
  }
}

/** Waits until the server does nothing more; its CPU time then, in ms. */
async function settle(server: DevServer): Promise<number> {
  let last = -Infinity
  for (;;) {
    await delay(250)
    const cpu = await server.ask('cpu')
    if (cpu - last < 30) return cpu
    last = cpu
  }
}
