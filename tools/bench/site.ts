/**
 * Builds the same corpus with this site and with other generators, cold, unchanged and after one
 * edit: `npm run bench -- [--pages=1000] [--repetitions=3] [--only=own,eleventy]`.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median, printGoals, progress, toColumns, type Goal } from '../measure/figures.ts'
import { runTimed, type Timing } from '../measure/run-timed.ts'
import { fail, readOptions } from '../read-options.ts'
import { listPages, writeCorpus, writeFiles } from './corpus.ts'
import { peers, type Peer } from './peers.ts'

const help = `Builds the same corpus with this site and with other generators, and reports whether each goal is met.

Usage: npm run bench -- [options]

  --pages=1000       Pages of the corpus
  --repetitions=3    Builds of each kind; the table shows their medians
  --only=own,…       Only these generators: own, ${Object.keys(peers).join(', ')}
  --help             Prints this text

Installs the other generators into .cache/bench with npm. Exit code 1 if a goal is missed.`

const known = ['own', ...Object.keys(peers)]
const {
  pages: count,
  repetitions,
  only,
} = readOptions(help, { pages: 1000, repetitions: 3, only: known.join(',') })
const names = only.split(',')
const unknown = names.find((name) => !known.includes(name))
if (unknown !== undefined) {
  fail(`Cannot measure \`${unknown}\`, expected some of ${known.join(', ')}.`)
}

/** A generator to measure: its site, its build command, and the timings of its builds. */
type Subject = {
  title: string
  command: string[]
  cwd: string
  env?: Record<string, string>
  output: string
  caches: string[]
  /** The page to edit */
  page: string
  builds: Record<Kind, Timing[]>
}

/** A build without caches, of an unchanged site, or after an edit of a page. */
type Kind = 'cold' | 'warm' | 'edit'

/** Medians of one generator, the size of its output in MB, and the size of a page's HTML in KB. */
type Result = Record<Kind, Timing> & { title: string; size: number; page: number }

/** Results of earlier builds, kept until everything is measured. */
const aside = resolve('.cache/bench/aside')
/** Written when that folder is deleted */
const stamp = resolve('.cache/bench/deleted')
const subjects = new Map<string, Subject>()
for (const name of names) {
  subjects.set(name, await (name === 'own' ? prepareOwn(name, count) : preparePeer(name)))
}
if (names.includes('own')) subjects.set('larger', await prepareOwn('larger', count * 3))

await rest()
// The generators take turns in each round, so that other load on the machine affects all of them.
// Cold builds come first, because the other builds delete files of the previous one.
for (const kind of ['cold', 'warm', 'edit'] as const) {
  for (let round = 1; round <= repetitions; round += 1) {
    for (const [name, subject] of subjects) {
      if (kind === 'cold' || name !== 'larger') await build(subject, kind, round)
    }
  }
}
const results = new Map<string, Result>()
for (const [name, subject] of subjects) results.set(name, await toResult(subject))
await rm(aside, { recursive: true, force: true })
await writeFile(stamp, '')

const larger = results.get('larger')
results.delete('larger')
console.log(`\n${count} pages, medians of ${repetitions}:\n`)
console.log(toTable([...results.values()]))
if (results.has('own')) printGoals(listGoals())

/**
 * Writes the corpus for this site.
 * @param place folder of the site, below `.cache/bench`
 */
async function prepareOwn(place: string, count: number): Promise<Subject> {
  const folder = resolve('.cache/bench', place)
  const [output, cache] = [join(folder, 'dist'), join(folder, 'cache')]
  await writeCorpus(folder, listPages(count))
  return {
    title: place === 'own' ? 'this site' : 'this site, three times the pages',
    command: ['astro', 'build'],
    cwd: '.',
    env: { SITE_DIR: folder, OUT_DIR: output, CACHE_DIR: cache },
    output,
    caches: [cache, output],
    page: join(folder, `content/${toEdited(count)}.md`),
    builds: { cold: [], warm: [], edit: [] },
  }
}

async function preparePeer(name: string): Promise<Subject> {
  const { title, packages, command, toFiles, output, caches } = peers[name]!
  const folder = resolve('.cache/bench', name)
  progress(`${title}: installing`)
  await installPackages(folder, packages)
  const files = toFiles(listPages(count))
  await writeFiles(folder, files)
  const edited = Object.keys(files).find((path) => path.endsWith(`${toEdited(count)}.md`))!
  return {
    title,
    command: [join(folder, 'node_modules/.bin', command[0]!), ...command.slice(1)],
    cwd: folder,
    output: join(folder, output),
    caches: [...caches, output].map((path) => join(folder, path)),
    page: join(folder, edited),
    builds: { cold: [], warm: [], edit: [] },
  }
}

function toEdited(count: number): string {
  return listPages(count)[Math.floor(count / 2)]!.path
}

async function build(subject: Subject, kind: Kind, round: number): Promise<void> {
  const { title, command, cwd, env, page, caches, builds } = subject
  const text = await readFile(page, 'utf8')
  if (kind === 'cold') for (const cache of caches) await putAside(cache)
  if (kind === 'edit') await writeFile(page, `${text}\nAn edit, the ${round}.\n`)
  const timing = await runTimed(command, { cwd, env })
  if (kind === 'edit') await writeFile(page, text)
  const took = `${timing.cpu.toFixed(1)} s CPU, ${timing.wall.toFixed(1)} s`
  progress(`${title}: ${kind}, ${round} of ${repetitions}: ${took}`)
  builds[kind].push(timing)
}

async function toResult({ title, builds, output }: Subject): Promise<Result> {
  const toMedian = (timings: Timing[]): Timing => {
    const of = (key: keyof Timing) => median(timings.map((timing) => timing[key]))
    return { cpu: of('cpu'), wall: of('wall'), memory: of('memory') }
  }
  const { cold, warm, edit } = builds
  const medians = { cold: toMedian(cold), warm: toMedian(warm), edit: toMedian(edit) }
  return { title, ...medians, ...(await weigh(output)) }
}

/**
 * Moves a folder away instead of deleting its files. Before it uses a new inode, ext4 looks at each
 * one that was freed in the last few minutes, which would slow down the next build.
 */
async function putAside(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await mkdir(aside, { recursive: true })
  await rename(folder, join(aside, randomUUID()))
}

/**
 * Returns the results as a table, with the CPU time of each cold build relative to the first one.
 */
function toTable(results: Result[]): string {
  const titles =
    'cold CPU s,wall s,peak MiB,warm CPU s,edit CPU s,output MB,page KB,CPU ratio'.split(',')
  const digits = [1, 1, 0, 1, 1, 0, 1, 2]
  const rows = results.map(({ title, cold, warm, edit, size, page }) => {
    const times = [cold.cpu, cold.wall, cold.memory, warm.cpu, edit.cpu]
    const figures = [...times, size, page, cold.cpu / results[0]!.cold.cpu]
    return [title, ...figures.map((figure, index) => figure.toFixed(digits[index]))]
  })
  return toColumns([['', ...titles], ...rows])
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

/** Returns the size of all files in MB, and the average size of a corpus page's HTML in KB. */
async function weigh(folder: string): Promise<{ size: number; page: number }> {
  const paths = await readdir(folder, { recursive: true })
  const sizes = paths.map((path) => stat(join(folder, path)))
  const files = (await Promise.all(sizes)).flatMap((entry, index) =>
    entry.isFile() ? [{ path: paths[index]!, size: entry.size }] : [],
  )
  const pages = files.filter(({ path }) => /^part-.*\.html$/.test(path))
  const sum = (list: typeof files) => list.reduce((total, { size }) => total + size, 0)
  return { size: sum(files) / 1e6, page: sum(pages) / pages.length / 1e3 }
}

/** Installs packages into a folder with npm, unless the same versions are already installed. */
async function installPackages(folder: string, dependencies: Peer['packages']): Promise<void> {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies }, null, 2)
  const done = join(folder, 'node_modules/.installed')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), manifest)
  if ((await readFile(done, 'utf8').catch(() => null)) === manifest) return
  await runTimed(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await writeFile(done, manifest)
}

/** Waits until the files that the last run deleted no longer slow down a build. */
async function rest(): Promise<void> {
  const deleted = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const left = deleted + 360_000 - Date.now()
  if (left <= 0) return
  progress(
    `waiting for ${Math.ceil(left / 1000)} s: the last bench has deleted its builds just now`,
  )
  await delay(left)
}
