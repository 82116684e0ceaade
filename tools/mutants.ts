/**
 * Puts faults into functions, one at a time, and reports those that no test notices:
 * `npm run mutants -- [options]`.
 */
import { existsSync } from 'node:fs'
import { faults } from './mutants/faults.ts'
import { tryFault, runTests } from './mutants/try-fault.ts'
import { fail, readOptions } from './read-options.ts'

const help = `Puts faults into functions, one at a time, and reports those that no test notices.

Usage: npm run mutants -- [options]

  --only=text   Only faults with this text in their promise, file or tests
  --list        Lists the faults, and tries none
  --help        Prints this text

Needs a built package: npm run build:package. The sources stay unchanged. Exit code 1 if no test
notices a fault.`

const { only, list } = readOptions(help, { only: '', list: false })
const wanted = faults.filter(({ promise, file, tests }) =>
  [promise, file, ...tests].some((text) => text.includes(only)),
)
if (!wanted.length)
  fail(`Cannot find a fault for \`--only=${only}\`, expected part of a line of \`--list\`.`)
if (list) {
  for (const { promise, file, name } of wanted) console.log(`${file} ${name}  ${promise}`)
  process.exit()
}
if (!existsSync('kit/build')) fail('Cannot find the built package. Run `npm run build:package`.')

const tests = [...new Set(wanted.flatMap((fault) => fault.tests))]
console.log(`Running ${tests.length} files of tests without a fault.`)
const failed = runTests('.', tests)
if (failed !== null) fail(`Cannot begin, a test fails without a fault: ${failed}`)
let survived = 0
for (const fault of wanted) {
  const start = performance.now()
  const by = tryFault(fault)
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  const [result, where] =
    by === null
      ? ['SURVIVED', `${fault.file} ${fault.name}: ${fault.tests.join()}`]
      : ['caught  ', `by ${by}`]
  if (by === null) survived += 1
  console.log(`${result} ${seconds} s  ${fault.promise}\n${' '.repeat(19)}${where}`)
}
console.log(`\ncaught ${wanted.length - survived} of ${wanted.length}`)
process.exitCode = survived ? 1 : 0
