/**
 * Measures how long it takes until an edit shows while the dev server runs:
 * `npm run bench:dev -- [--pages=1000] [--repetitions=7]`.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { findProgram } from '../find-program.ts'
import { median, progress, toColumns } from '../measure/figures.ts'
import { readOptions } from '../read-options.ts'
import { listPages, writeCorpus } from './corpus.ts'
import { listEdits, type Edit } from './dev/list-edits.ts'

/** An `astro dev` server in a separate process. */
type DevServer = AsyncDisposable & {
  address: string
  /** Returns its CPU time since the start in ms, or its memory in MiB after garbage collection */
  ask: (what: 'cpu' | 'heap') => Promise<number>
}

/**
 * Milliseconds from a write until the open page shows it, and until the last URL responds with it;
 * and the CPU time of the server until it is idle.
 */
type EditTiming = { shown: number; answered: number; cpu: number }

const port = 4396
/** Milliseconds after which an edit counts as never seen. */
const longest = 20_000
const goal = 1000
/** MiB that an edit may add, because Node keeps every version of a module that it has run. */
const bar = 0.2

const help = `Serves a corpus like \`npm run dev\`, opens a page in Chromium, and measures for each kind of edit the time from the write until the open page shows it, and until manifests and Markdown contain it.

Usage: npm run bench:dev -- [options]

  --pages=1000       Pages of the corpus
  --repetitions=7    Edits of each kind; the table shows the median and the slowest
  --help             Prints this text

Exit code 1 if the median time of an edit is above ${goal} ms, or if memory grows with edits.`

const { pages: count, repetitions } = readOptions(help, { pages: 1000, repetitions: 7 })

const folder = resolve('.cache/bench/dev')
const pages = listPages(count)
progress(`writing ${count} pages`)
await rm(folder, { recursive: true, force: true })
await writeCorpus(folder, pages)

const { path } = pages[Math.floor(count / 2)]!
const edits = listEdits(path)
const timings = new Map(edits.map(({ name }) => [name, [] as EditTiming[]]))
const starts: string[] = []
const heaps: number[] = []
const env = { SITE_DIR: folder, OUT_DIR: join(folder, 'dist'), CACHE_DIR: join(folder, 'cache') }
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
await using browser = await chromium.launch({ executablePath: findProgram('chromium'), args })
for (const isLast of [false, true]) {
  progress(`starting, ${isLast ? 'again' : 'without a cache'}`)
  const start = performance.now()
  await using server = await startServer(env)
  const page = await browser.newPage()
  page.setDefaultNavigationTimeout(0)
  await page.goto(`${server.address}/${path}`)
  starts.push(((performance.now() - start) / 1000).toFixed(1))
  if (isLast) await measure(server, page)
  await page.close()
}
report()

/**
 * Measures the kinds of edits in turn, so that other load on the machine affects all of them alike.
 */
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
  console.log(
    `\n${count} pages. First page after ${starts[0]} s, and ${starts[1]} s when started again.\n`,
  )
  const rows = [...timings].map(([name, all]) => {
    const of = (key: keyof EditTiming) => all.map((timing) => timing[key])
    const [shown, answered] = [of('shown'), of('answered')]
    const middles = [median(shown), median(answered)]
    const figures = [middles[0]!, Math.max(...shown), middles[1]!, Math.max(...answered)]
    const cells = [...figures, median(of('cpu'))].map((figure) =>
      Number.isFinite(figure) ? `${figure.toFixed(0)} ms` : 'never',
    )
    return [name, ...cells, Math.max(...middles) > goal ? 'MISSED' : '']
  })
  console.log(toColumns([['', 'shown', 'worst', 'answered', 'worst', 'CPU', ''], ...rows]))
  // The first rounds fill the caches.
  const grown = (heaps.at(-1)! - heaps[1]!) / (2 * edits.length * (repetitions - 2))
  const shown = heaps.map((heap) => heap.toFixed(0)).join(', ')
  console.log(`\nMiB without garbage after each ${2 * edits.length} edits: ${shown}`)
  process.exitCode = grown > bar || rows.some((row) => row.includes('MISSED')) ? 1 : 0
}

/** Starts `astro dev` for a site. Throws an Error with its output if it exits. */
async function startServer(env: Record<string, string>): Promise<DevServer> {
  const child = fork(join(import.meta.dirname, 'dev/serve.ts'), [String(port)], {
    env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    execArgv: ['--expose-gc'],
    silent: true,
  })
  const log = Promise.all([text(child.stdout!), text(child.stderr!)])
  const ended = once(child, 'exit')
  const failed = ended.then(async () => {
    throw new Error(`Cannot serve the site:\n${(await log).join('')}`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    address: `http://127.0.0.1:${port}`,
    async ask(what) {
      child.send(what)
      return (await Promise.race([once(child, 'message'), failed]))[0]
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
    },
  }
}

/**
 * Makes an edit while a browser has a page of the site open, and reverts it. Returns its timing.
 */
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

/** Whether the page contains the mark. Runs in the browser. */
function isShown(of: { mark: string; selector: string; property?: string }): boolean {
  const { mark, selector, property } = of
  const toText = (element: Element) =>
    property ? getComputedStyle(element).getPropertyValue(property) : element.outerHTML
  return [...document.querySelectorAll(selector)].some((element) => toText(element).includes(mark))
}

async function waitForAnswers(paths: string[], mark: string, server: DevServer): Promise<void> {
  const end = performance.now() + longest
  for (const path of paths) {
    while (!(await (await fetch(`${server.address}${path}`)).text()).includes(mark)) {
      if (performance.now() > end) throw new Error(`Cannot find the edit in ${path} in time.`)
      await delay(25)
    }
  }
}

/** Waits until the server is idle. Returns its CPU time in ms. */
async function settle(server: DevServer): Promise<number> {
  let last = -Infinity
  for (;;) {
    await delay(250)
    const cpu = await server.ask('cpu')
    if (cpu - last < 30) return cpu
    last = cpu
  }
}
