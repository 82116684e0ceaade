/**
 * Puts faults into copies of the sources, one at a time, and says which of them no test notices:
 * `npm run mutants -- [options]`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Fault } from './mutants/fault.ts'
import { faults } from './mutants/faults.ts'
import { findMisfit } from './mutants/find-misfit.ts'
import { prepareCopies } from './mutants/prepare-copies.ts'
import { toSummary } from './mutants/to-summary.ts'
import { tryFaults } from './mutants/try-faults.ts'

const help = `Puts faults into copies of the sources, one at a time, and says which of them no test notices.

Usage: npm run mutants -- [options]

  --only=text      Only faults with this text in their name or file
  --workers=2      Copies that are worked on at once
  --list           Names the faults, and tries none
  --help           Says this

The sources stay as they are. Exit code 1 when a fault is not caught.`

/** Seconds after which tests that have not ended are, and so are builds. */
const seconds = 180

const { list, only, workers } = readOptions()
const wanted = faults.filter(({ name, file }) => `${name}\n${file}`.includes(only))
if (!wanted.length)
  fail(`Cannot find a fault for \`--only=${only}\`, expected part of one of --list.`)
if (list) {
  for (const { name, file } of wanted) console.log(`${file}  ${name}`)
  process.exit()
}
const misfits = wanted.flatMap((fault) => findMisfit(fault, read) ?? [])
if (misfits.length) fail(misfits.join('\n\n'))

const start = performance.now()
const interrupt = new AbortController()
const options = { seconds, signal: interrupt.signal }
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interrupt.abort(new Error(`Ended by ${name}.`)))
}
const root = await mkdtemp(join(tmpdir(), 'mutants-'))
// Some tests run as somebody who may do less.
await chmod(root, 0o755)
try {
  console.log('Copies are built, and their tests run without a fault. This takes some minutes.')
  const copies = await prepareCopies(root, wanted, { ...options, workers })
  console.log(`Every test passes without a fault, after ${toMinutes(start)}\n`)
  const results = await tryFaults(wanted, copies, options, ({ fault, verdict, by, seconds }) => {
    const time = `${seconds.toFixed(1)} s`.padStart(7)
    console.log(`${verdict.padEnd(8)} ${time}  ${fault.name}${by && `\n${' '.repeat(18)}by ${by}`}`)
  })
  console.log(`\n${toSummary(results, toLine)}after ${toMinutes(start)}`)
  if (results.some(({ verdict }) => verdict !== 'caught')) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await rm(root, { recursive: true, force: true })
}

function toLine({ file, find }: Fault): number {
  const text = readFileSync(file, 'utf8')
  return text.slice(0, text.indexOf(find)).split('\n').length
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function toMinutes(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function readOptions(): { list: boolean; only: string; workers: number } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: '' },
        workers: { type: 'string', default: '2' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(help)
      process.exit()
    }
    const workers = Number(values.workers)
    if (Number.isInteger(workers) && workers > 0) return { ...values, workers }
    return fail(`Cannot use \`--workers=${values.workers}\`, expected a whole number above zero.`)
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${help}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
