import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { median, printGoals, toColumns, type Goal } from '../tools/figures.ts'
import { findProgram } from '../tools/find-program.ts'
import { fail, readOptions } from '../tools/read-options.ts'
import { listPages, writeCorpus } from './corpus.ts'
import { listEdits, type Edit } from './dev/list-edits.ts'

/** Asks the server for its CPU time since the start in ms, or its memory in MiB without garbage. */
type Ask = (what: 'cpu' | 'heap') => Promise<number>

/**
 * Milliseconds from a write until the open page shows it, and until the last URL responds with it;
 * and the CPU time of the server until it is idle.
 */
type EditTiming = { shown: number; answered: number; cpu: number }

const port = 4396
const address = `http://127.0.0.1:${port}`
/** Milliseconds after which an edit counts as never seen, in `Infinity` ms. */
const longest = 20_000

const about = `Serves a corpus like \`npm run dev\`, opens a page in Chromium, and measures for each
kind of edit the time from the write until the open page shows it, and until manifests and Markdown
contain it. Exit code 1 if a median is above one second, or if memory grows with edits.`
const { pages: count, repetitions } = readOptions(about, { pages: 1000, repetitions: 7 })

const folder = resolve('.cache/bench/dev')
const pages = listPages(count)
console.error(`writing ${count} pages`)
writeCorpus(folder, pages)

const { path } = pages[Math.floor(count / 2)]!
const edits = listEdits(path)
const timings = new Map(edits.map(({ name }) => [name, [] as EditTiming[]]))
const starts: string[] = []
const heaps: string[] = []
await using browser = await chromium.launch({ executablePath: findProgram('chromium') })
for (const isLast of [false, true]) {
  console.error(`starting, ${isLast ? 'again' : 'without a cache'}`)
  const start = performance.now()
  await using server = await startServer()
  const page = await browser.newPage()
  page.setDefaultNavigationTimeout(0)
  await page.goto(`${address}/${path}`)
  starts.push(((performance.now() - start) / 1000).toFixed(1))
  for (let round = 0; round < (isLast ? repetitions : 0); round += 1) {
    // The kinds of edits take turns, so that other load on the machine affects all of them alike.
    for (const [index, edit] of edits.entries()) {
      console.error(`${edit.name}, ${round + 1} of ${repetitions}`)
      const mark = String(100_000 + round * edits.length + index)
      timings.get(edit.name)!.push(await measureEdit(edit, mark, server.ask, page))
    }
    heaps.push((await server.ask('heap')).toFixed(0))
  }
  await page.close()
}

console.log(
  `\n${count} pages. First page after ${starts[0]} s, and ${starts[1]} s when started again.\n`,
)
const goals: Goal[] = []
const rows = [...timings].map(([name, all]) => {
  const of = (key: keyof EditTiming) => all.map((timing) => timing[key])
  const [shown, answered] = [of('shown'), of('answered')]
  const value = Math.max(median(shown), median(answered))
  goals.push({ text: name, value, bar: 1000, unit: 'ms' })
  const figures = [median(shown), Math.max(...shown), median(answered), Math.max(...answered)]
  return [name, ...[...figures, median(of('cpu'))].map((figure) => figure.toFixed(0))]
})
console.log(toColumns([['', 'shown ms', 'worst', 'answered ms', 'worst', 'CPU ms'], ...rows]))
console.log(`\nMiB without garbage after each ${2 * edits.length} edits: ${heaps.join(', ')}`)
// The first rounds fill the caches. Node keeps every version of a module that it has run.
const grown = Number(heaps.at(-1)) - Number(heaps[1] ?? heaps[0])
const edited = 2 * edits.length * Math.max(repetitions - 2, 1)
printGoals([...goals, { text: 'memory of an edit', value: grown / edited, bar: 0.2, unit: 'MiB' }])

/** Starts `astro dev` for the site in a process of its own. */
async function startServer(): Promise<AsyncDisposable & { ask: Ask }> {
  const site = { SITE_DIR: folder, OUT_DIR: join(folder, 'dist'), CACHE_DIR: join(folder, 'cache') }
  const child = fork(join(import.meta.dirname, 'dev/serve.ts'), [String(port)], {
    env: { ...process.env, ...site, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const answer = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return child.connected ? (message as number) : fail('Cannot serve the site, its server ended.')
  }
  await answer()
  return {
    ask(what) {
      child.send(what)
      return answer()
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
  { file, toText, page: open = `/${path}`, shows, answers }: Edit,
  mark: string,
  ask: Ask,
  page: Page,
): Promise<EditTiming> {
  const target = join(folder, file)
  const before = await readFile(target, 'utf8').catch(() => null)
  await page.goto(`${address}${open}`)
  const cpu = await settle(ask)
  const start = performance.now()
  const since = () => performance.now() - start
  await writeFile(target, toText(before ?? '', mark))
  const never = () => Infinity
  const [shown, answered] = await Promise.all([
    page
      .waitForFunction(isShown, { mark, ...shows }, { polling: 20, timeout: longest })
      .then(since, never),
    waitForAnswers(answers, mark).then(since, never),
  ])
  const timing = { shown, answered, cpu: (await settle(ask)) - cpu }
  await (before === null ? rm(target) : writeFile(target, before))
  await settle(ask)
  return timing
}

/** Whether the page contains the mark. Runs in the browser. */
function isShown(of: { mark: string; selector: string; property?: string }): boolean {
  const { mark, selector, property } = of
  const toText = (element: Element) =>
    property ? getComputedStyle(element).getPropertyValue(property) : element.outerHTML
  return [...document.querySelectorAll(selector)].some((element) => toText(element).includes(mark))
}

async function waitForAnswers(paths: string[], mark: string): Promise<void> {
  const end = performance.now() + longest
  for (const path of paths) {
    while (!(await (await fetch(`${address}${path}`)).text()).includes(mark)) {
      if (performance.now() > end) throw new Error(`Cannot find the edit in ${path} in time.`)
      await delay(25)
    }
  }
}

/** Waits until the server is idle. Returns its CPU time in ms. */
async function settle(ask: Ask): Promise<number> {
  let last = -Infinity
  for (;;) {
    await delay(250)
    const cpu = await ask('cpu')
    if (cpu - last < 30) return cpu
    last = cpu
  }
}
