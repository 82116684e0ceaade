/** Tries again what attacks from outside have found, and prints each with its result: `npm run reproductions`. */
import { run } from 'node:test'
import { parseArgs } from 'node:util'
import { reproductions } from './reproductions/list.ts'

const help = `Tries again what attacks from outside have found, and prints each with its result.

Usage: npm run reproductions -- [options]

  --only=text   Only those with this text in what they say or in the path of their test
  --list        Names them and their tests, and tries none
  --help        Says this

Some need the package and the sites of the tests: run \`npm test package build\` first.
Exit code 1 when one does not hold.`

const { only, list } = readOptions()
const wanted = reproductions.filter(({ says, file }) => `${says}\n${file}`.includes(only))
if (!wanted.length) fail(`Cannot find \`--only=${only}\`, expected part of one of --list.`)

let failed = 0
for (const { says, file, test } of wanted) {
  if (list) {
    console.log(`${says}\n    ${file}: ${test}`)
    continue
  }
  const result = await tryTest(file, test)
  if (result !== null) failed += 1
  console.log(`${result === null ? 'holds ' : 'FAILED'}  ${says}`)
  if (result !== null) console.log(`        ${file}: ${result}`)
}
if (!list) console.log(`\n${wanted.length - failed} of ${wanted.length} hold`)
process.exitCode = failed ? 1 : 0

/** Runs the tests of a file with a title; null when all passed, else what was wrong. */
async function tryTest(file: string, name: string): Promise<string | null> {
  const pattern = new RegExp(`^${name.split('…').map(RegExp.escape).join('.*')}$`, 's')
  let count = 0
  for await (const { type, data } of run({ files: [file], testNamePatterns: [pattern] })) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (!pattern.test(data.name)) continue
    if (type === 'test:fail' || data.skip) return toReason(data)
    count += 1
  }
  return count ? null : `there is no test \`${name}\``
}

function toReason(data: { details: { error?: Error }; skip?: string | boolean }): string {
  if (data.skip) return 'the test was skipped'
  const { message, cause } = data.details.error ?? new Error('the test failed')
  return cause instanceof Error ? cause.message : message
}

function readOptions(): { only: string; list: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: '' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    })
    if (!values.help) return values
    console.log(help)
    process.exit()
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${help}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
