import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median, printGoals, toColumns, type Goal } from '../tools/figures.ts'
import { fail, readOptions } from '../tools/read-options.ts'
import { listPages, writeCorpus, writeFiles } from './corpus.ts'
import { peers, type Peer } from './peers.ts'
import { runTimed, type Timing } from './run-timed.ts'

const known = ['own', ...Object.keys(peers)]
const about = `Builds the same corpus with this site and with other generators, cold, unchanged and
after one edit, and reports whether each goal is met. Prints medians of the repetitions. Installs
the other generators into .cache/bench with npm. Exit code 1 if a goal is missed.`
const options = readOptions(about, { pages: 1000, repetitions: 3, only: known.join(',') })
const names = options.only.split(',')
const unknown = names.find((name) => !known.includes(name))
if (unknown !== undefined) {
  fail(`Cannot measure \`${unknown}\`, expected some of ${known.join(', ')}.`)
}

/** A build without caches, of an unchanged site, or after an edit of a page. */
const kinds = ['cold', 'warm', 'edit'] as const
type Kind = (typeof kinds)[number]

/** A generator to measure, its site, and the timings of its builds. */
type Subject = Omit<Peer, 'packages' | 'toFiles'> & {
  cwd: string
  env?: Record<string, string>
  /** The page to edit */
  page: string
  builds: Record<Kind, Timing[]>
}

/** Medians of one generator, the size of its output in MB, and the size of a page's HTML in KB. */
type Result = Record<Kind, Timing> & { title: string; size: number; page: number }

/** Results of earlier builds, kept until everything is measured. */
const aside = resolve('.cache/bench/aside')
const subjects = new Map<string, Subject>()
for (const name of names) subjects.set(name, await prepare(name, options.pages))
if (names.includes('own')) subjects.set('larger', await prepare('larger', options.pages * 3))

// Files that the last run deleted slow down a build, too.
const left = (statSync(aside, { throwIfNoEntry: false })?.mtimeMs ?? 0) + 360_000 - Date.now()
if (left > 0) {
  console.error(`waiting ${Math.ceil(left / 1000)} s: the last bench has just deleted its builds`)
  await delay(left)
}
mkdirSync(aside, { recursive: true })
// The generators take turns in each round, so that other load on the machine affects all of them.
// Cold builds come first, because the other builds delete files of the previous one.
for (const kind of kinds) {
  for (let round = 1; round <= options.repetitions; round += 1) {
    for (const [name, subject] of subjects) {
      if (kind === 'cold' || name !== 'larger') await build(subject, kind, round)
    }
  }
}
const results = new Map([...subjects].map(([name, subject]) => [name, toResult(subject)]))
rmSync(aside, { recursive: true })
// The time of this folder tells the next run when files were deleted.
mkdirSync(aside)

const larger = results.get('larger')
results.delete('larger')
console.log(`\n${options.pages} pages, medians of ${options.repetitions}:\n`)
console.log(toTable([...results.values()]))
if (results.has('own')) printGoals(listGoals())

/** Writes the corpus for a generator into a folder below `.cache/bench`, and installs it. */
async function prepare(name: string, count: number): Promise<Subject> {
  const folder = resolve('.cache/bench', name)
  const pages = listPages(count)
  const edited = `${pages[Math.floor(count / 2)]!.path}.md`
  const builds = { cold: [], warm: [], edit: [] }
  const peer = peers[name]
  if (!peer) {
    writeCorpus(folder, pages)
    const [output, cache] = [join(folder, 'dist'), join(folder, 'cache')]
    const env = { SITE_DIR: folder, OUT_DIR: output, CACHE_DIR: cache }
    const title = name === 'own' ? 'this site' : 'this site, three times the pages'
    const page = join(folder, 'content', edited)
    const command = ['astro', 'build']
    return { title, command, cwd: '.', env, output, caches: [cache, output], page, builds }
  }
  const { title, packages, command, toFiles, output, caches } = peer
  console.error(`${title}: installing`)
  const files = toFiles(pages)
  const manifest = { private: true, type: 'module', dependencies: packages }
  writeFiles(folder, { ...files, 'package.json': JSON.stringify(manifest) })
  await runTimed(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  return {
    title,
    command: [join(folder, 'node_modules/.bin', command[0]!), ...command.slice(1)],
    cwd: folder,
    output: join(folder, output),
    caches: [...caches, output].map((path) => join(folder, path)),
    page: join(
      folder,
      Object.keys(files).find((path) => path.endsWith(edited))!,
    ),
    builds,
  }
}

async function build(subject: Subject, kind: Kind, round: number): Promise<void> {
  const { title, command, cwd, env, page, caches, builds } = subject
  const text = readFileSync(page, 'utf8')
  // Moved and not deleted: before it uses a new inode, ext4 looks at each one that was freed in the
  // last few minutes, which would slow down the next build.
  const kept = kind === 'cold' ? caches.filter((cache) => existsSync(cache)) : []
  for (const cache of kept) renameSync(cache, join(aside, randomUUID()))
  if (kind === 'edit') writeFileSync(page, `${text}\nAn edit, the ${round}.\n`)
  const timing = await runTimed(command, cwd, env)
  if (kind === 'edit') writeFileSync(page, text)
  const took = `${timing.cpu.toFixed(1)} s CPU, ${timing.wall.toFixed(1)} s`
  console.error(`${title}: ${kind}, ${round} of ${options.repetitions}: ${took}`)
  builds[kind].push(timing)
}

function toResult({ title, builds: { cold, warm, edit }, output }: Subject): Result {
  const toMedian = (timings: Timing[]): Timing => {
    const of = (key: keyof Timing) => median(timings.map((timing) => timing[key]))
    return { cpu: of('cpu'), wall: of('wall'), memory: of('memory') }
  }
  const paths = readdirSync(output, { recursive: true, encoding: 'utf8' })
  const files = paths.map((path) => ({ path, entry: statSync(join(output, path)) }))
  const sum = (list: typeof files) =>
    list.reduce((total, { entry }) => total + (entry.isFile() ? entry.size : 0), 0)
  const pages = files.filter(({ path }) => /^part-.*\.html$/.test(path))
  return {
    title,
    cold: toMedian(cold),
    warm: toMedian(warm),
    edit: toMedian(edit),
    size: sum(files) / 1e6,
    page: sum(pages) / pages.length / 1e3,
  }
}

/** Returns the results as a table. */
function toTable(results: Result[]): string {
  const titles = 'cold CPU s,wall s,peak MiB,unchanged CPU s,one edit CPU s,output MB,page KB'
  const rows = results.map(({ title, cold, warm, edit, size, page }) => {
    const figures = [cold.cpu, cold.wall, cold.memory, warm.cpu, edit.cpu, size, page]
    return [title, ...figures.map((figure) => figure.toFixed(figure < 100 ? 1 : 0))]
  })
  return toColumns([['', ...titles.split(',')], ...rows])
}

/** Lists the goals that can be judged with the measured generators. */
function listGoals(): Goal[] {
  const own = results.get('own')!
  /** Returns a goal relative to another generator, if that was measured. */
  const beside = (peer: string, text: string, bar: number, of: (result: Result) => number) => {
    const other = results.get(peer)
    return other ? [{ text, value: of(own) / of(other), bar }] : []
  }
  return [
    ...beside('eleventy', 'cold CPU / Eleventy', 1.2, ({ cold }) => cold.cpu),
    ...beside('eleventy', 'cold wall / Eleventy', 0.9, ({ cold }) => cold.wall),
    ...beside('starlight', 'cold CPU / Starlight + llms', 0.17, ({ cold }) => cold.cpu),
    { text: 'after one edit / cold, CPU', value: own.edit.cpu / own.cold.cpu, bar: 0.25 },
    { text: 'unchanged / cold, CPU', value: own.warm.cpu / own.cold.cpu, bar: 0.25 },
    { text: 'three times the pages, CPU', value: larger!.cold.cpu / own.cold.cpu, bar: 3.3 },
    { text: 'peak memory', value: own.cold.memory, bar: 1024, unit: 'MiB' },
    ...beside('astro', 'HTML of a page / plain Astro', 1, ({ page }) => page),
  ]
}
