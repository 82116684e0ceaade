/**
 * Builds one corpus with this site and with other generators, cold, unchanged and after one edit:
 * `npm run bench -- [--pages=1000] [--repetitions=3] [--only=own,eleventy]`.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median, printGoals, toColumns, type Goal } from '../measure/figures.ts'
import { runTimed, type Timing } from '../measure/run-timed.ts'
import { readOptions } from '../read-options.ts'
import { listPages, writeCorpus, writeFiles } from './corpus.ts'
import { peers, type Peer } from './peers.ts'

const help = `Builds one corpus with this site and with other generators, and says for each goal whether it holds.

Usage: npm run bench -- [options]

  --pages=1000       Pages of the corpus
  --repetitions=3    Builds of each kind; the table has their medians
  --only=own,…       Only these of own, ${Object.keys(peers).join(', ')}
  --help             Says this

The other generators are installed into .cache/bench with npm. Exit code 1 when a goal is missed.`

const {
  pages: count,
  repetitions,
  only,
} = readOptions(help, {
  pages: 1000,
  repetitions: 3,
  only: ['own', ...Object.keys(peers)].join(','),
})
const names = only.split(',')
const unknown = names.find((name) => name !== 'own' && !peers[name])
if (unknown !== undefined) {
  console.error(
    `Cannot measure \`${unknown}\`, expected some of own, ${Object.keys(peers).join(', ')}.`,
  )
  process.exit(1)
}

/** A generator as it is measured: where its site is, and how it is built. */
type Subject = {
  title: string
  folder: string
  command: string[]
  cwd: string
  env: Record<string, string>
  output: string
  caches: string[]
  /** The page that is edited */
  page: string
}

/** What the builds of a subject took: from nothing, unchanged, and after an edit of a page. */
type Builds = Record<'cold' | 'warm' | 'edit', Timing[]>

/** Medians of one generator, and the size of its output in MB and of the HTML of a page in KB. */
type Result = Record<keyof Builds, Timing> & { title: string; size: number; page: number }

/** What earlier builds have left, until all are measured. */
const aside = resolve('.cache/bench/aside')
/** Written when that is deleted */
const stamp = resolve('.cache/bench/deleted')
const subjects = new Map<string, Subject>()
for (const name of names) subjects.set(name, await prepare(name, count))
const larger = names.includes('own') ? await prepare('own', count * 3, 'larger') : undefined

await rest()
/** Builds of each subject, and those of this site with three times the pages. */
const builds = new Map<Subject, Builds>()
const rounds = Array.from({ length: repetitions }, (_, index) => index + 1)
// One after the other in each round: a busy time of the machine is then one of all. Those from
// nothing come first: the others delete files of the last one.
for (const round of rounds) {
  for (const subject of subjects.values()) await buildAnew(subject, round)
  if (larger) await buildAnew(larger, round)
}
for (const round of rounds) {
  for (const subject of subjects.values()) await build(subject, 'warm', round)
}
for (const round of rounds) {
  for (const subject of subjects.values()) await buildEdited(subject, round)
}
const results = new Map<string, Result>()
for (const [name, subject] of subjects) results.set(name, await toResult(subject))
const largerResult = larger && (await toResult(larger))
await rm(aside, { recursive: true, force: true })
await writeFile(stamp, '')

console.log(`\n${count} pages, medians of ${repetitions}:\n`)
console.log(toTable([...results.values()]))
if (results.has('own')) printGoals(listGoals())

/** @param place folder of its site, below `.cache/bench` */
async function prepare(name: string, count: number, place = name): Promise<Subject> {
  const pages = listPages(count)
  const folder = resolve('.cache/bench', place)
  const edited = pages[Math.floor(count / 2)]!.path
  if (name === 'own') {
    await writeCorpus(folder, pages)
    const [output, cache] = [join(folder, 'dist'), join(folder, 'cache')]
    return {
      title: place === name ? 'this site' : 'this site, three times the pages',
      folder,
      command: ['astro', 'build'],
      cwd: '.',
      env: { SITE_DIR: folder, OUT_DIR: output, CACHE_DIR: cache },
      output,
      caches: [cache, output],
      page: join(folder, 'content', `${edited}.md`),
    }
  }
  const peer = peers[name]!
  progress(`${peer.title}: installing`)
  await installPeer(folder, peer)
  const files = peer.toFiles(pages)
  await writeFiles(folder, files)
  const [bin, ...rest] = peer.command
  return {
    title: peer.title,
    folder,
    command: [join(folder, 'node_modules/.bin', bin!), ...rest],
    cwd: folder,
    env: {},
    output: join(folder, peer.output),
    caches: [...peer.caches, peer.output].map((path) => join(folder, path)),
    page: join(folder, files.find(({ path }) => path.endsWith(`${edited}.md`))!.path),
  }
}

async function buildAnew(subject: Subject, round: number): Promise<void> {
  for (const cache of subject.caches) await putAside(cache)
  await build(subject, 'cold', round)
}

async function buildEdited(subject: Subject, round: number): Promise<void> {
  const { page } = subject
  const text = await readFile(page, 'utf8')
  await writeFile(page, `${text}\nAn edit, the ${round}.\n`)
  await build(subject, 'edit', round)
  await writeFile(page, text)
}

async function build(subject: Subject, kind: keyof Builds, round: number): Promise<void> {
  const { title, command, cwd, env } = subject
  const timing = await runTimed(command, { cwd, env })
  const { cpu, wall } = timing
  const took = `${cpu.toFixed(1)} s CPU, ${wall.toFixed(1)} s`
  progress(`${title}: ${kind}, ${round} of ${repetitions}: ${took}`)
  const known = builds.get(subject) ?? { cold: [], warm: [], edit: [] }
  builds.set(subject, { ...known, [kind]: [...known[kind], timing] })
}

async function toResult(subject: Subject): Promise<Result> {
  const { cold, warm, edit } = builds.get(subject)!
  const sizes = await weigh(subject.output)
  const medians = { cold: toMedian(cold), warm: toMedian(warm), edit: toMedian(edit) }
  return { title: subject.title, ...medians, ...sizes }
}

/**
 * Takes a folder away without deleting its files: ext4 looks at each inode that was freed in the
 * last minutes before it takes a new one, and the next build would pay for it.
 */
async function putAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await mkdir(aside, { recursive: true })
  await rename(folder, join(aside, randomUUID()))
}

function toMedian(timings: Timing[]): Timing {
  const of = (key: keyof Timing) => median(timings.map((timing) => timing[key]))
  return { cpu: of('cpu'), wall: of('wall'), memory: of('memory') }
}

/** The results as a table, with the CPU time of a cold build as a ratio to the first one's. */
function toTable(results: Result[]): string {
  const rows = results.map(({ title, cold, warm, edit, size, page }) => [
    title,
    ...[cold.cpu, cold.wall].map((seconds) => seconds.toFixed(1)),
    cold.memory.toFixed(0),
    ...[warm.cpu, edit.cpu].map((seconds) => seconds.toFixed(1)),
    size.toFixed(0),
    page.toFixed(1),
    (cold.cpu / results[0]!.cold.cpu).toFixed(2),
  ])
  const cold = ['cold CPU s', 'wall s', 'peak MiB']
  const others = ['warm CPU s', 'edit CPU s', 'output MB', 'page KB', 'CPU ratio']
  return toColumns([['', ...cold, ...others], ...rows])
}

/** The goals that the measured generators let one judge. */
function listGoals(): Goal[] {
  const own = results.get('own')!
  /** A goal beside another generator, if that is measured. */
  const beside = (peer: string, text: string, bar: number, of: (result: Result) => number) => {
    const other = results.get(peer)
    return other ? [{ text, value: of(own) / of(other), bar }] : []
  }
  const larger = largerResult
  return [
    ...beside('eleventy', 'cold CPU / Eleventy', 1.2, ({ cold }) => cold.cpu),
    ...beside('eleventy', 'cold wall / Eleventy', 0.9, ({ cold }) => cold.wall),
    ...beside('starlight', 'cold CPU / Starlight + llms', 0.17, ({ cold }) => cold.cpu),
    { text: 'after one edit / cold, CPU', value: own.edit.cpu / own.cold.cpu, bar: 0.25 },
    { text: 'unchanged / cold, CPU', value: own.warm.cpu / own.cold.cpu, bar: 0.25 },
    ...(larger
      ? [{ text: 'three times the pages, CPU', value: larger.cold.cpu / own.cold.cpu, bar: 3.3 }]
      : []),
    { text: 'peak memory', value: own.cold.memory, bar: 1024, unit: 'MiB' },
    ...beside('astro', 'HTML of a page / plain Astro', 1, ({ page }) => page),
  ]
}

/** The size of all files in MB, and that of the HTML of a page of the corpus in KB. */
async function weigh(folder: string): Promise<{ size: number; page: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return { path: relative(folder, path), size: (await stat(path)).size }
      }),
  )
  const pages = files.filter(({ path }) => /^part-.*\.html$/.test(path))
  const sum = (list: typeof files) => list.reduce((total, { size }) => total + size, 0)
  return { size: sum(files) / 1e6, page: sum(pages) / pages.length / 1e3 }
}

/** Installs a generator into a folder with npm, unless the same versions are there. */
async function installPeer(folder: string, { packages }: Peer): Promise<void> {
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)}\n`
  const done = join(folder, 'node_modules/.installed')
  const installed = await readFile(done, 'utf8').catch(() => null)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), manifest)
  if (installed === manifest) return
  await runTimed(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await writeFile(done, manifest)
}

/** Waits until what the last bench deleted costs a build nothing any more. */
async function rest(): Promise<void> {
  const deleted = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const left = deleted + 360_000 - Date.now()
  if (left <= 0) return
  progress(
    `waiting for ${Math.ceil(left / 1000)} s: the last bench has deleted its builds just now`,
  )
  await delay(left)
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}
