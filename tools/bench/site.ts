/**
 * Builds one corpus with this site and with other generators, cold, unchanged and after one edit:
 * `npm run bench -- [--pages=1000] [--repetitions=3] [--only=own,eleventy]`.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from './median.ts'
import { parseCount } from './parse-count.ts'
import { installPeer } from './site/install-peer.ts'
import { listGoals } from './site/list-goals.ts'
import { listPages } from './site/list-pages.ts'
import { peers } from './site/peers.ts'
import { rest } from './site/rest.ts'
import { runTimed, type Timing } from './site/run-timed.ts'
import { toTable, type Result } from './site/to-table.ts'
import { weigh } from './site/weigh.ts'
import { writeCorpus } from './site/write-corpus.ts'
import { writeFiles } from './site/write-files.ts'

const help = `Builds one corpus with this site and with other generators, and says for each goal whether it holds.

Usage: npm run bench -- [options]

  --pages=1000       Pages of the corpus
  --repetitions=3    Builds of each kind; the table has their medians
  --only=own,…       Only these of own, ${Object.keys(peers).join(', ')}
  --help             Says this

The other generators are installed into .cache/bench with npm. Exit code 1 when a goal is missed.`

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    repetitions: { type: 'string', default: '3' },
    only: { type: 'string', default: ['own', ...Object.keys(peers)].join(',') },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit()
}
const count = parseCount('pages', values.pages)
const repetitions = parseCount('repetitions', values.repetitions)
const names = values.only.split(',')
const unknown = names.find((name) => name !== 'own' && !peers[name])
if (unknown !== undefined) {
  fail(`Cannot measure \`${unknown}\`, expected some of own, ${Object.keys(peers).join(', ')}.`)
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

/** What earlier builds have left, until all are measured. */
const aside = resolve('.cache/bench/aside')
/** Written when that is deleted */
const stamp = resolve('.cache/bench/deleted')
const subjects = new Map<string, Subject>()
for (const name of names) subjects.set(name, await prepare(name, count))
const larger = names.includes('own') ? await prepare('own', count * 3, 'larger') : undefined

await rest(stamp, progress)
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
if (!results.has('own')) process.exit()
console.log('')
let missed = 0
for (const { text, value, bar } of listGoals(results, largerResult)) {
  const holds = value <= bar
  missed += Number(!holds)
  const shown = value > 10 ? value.toFixed(0) : value.toFixed(2)
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${text}: ${shown}, at most ${bar}`)
}
process.exitCode = missed ? 1 : 0

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

function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
