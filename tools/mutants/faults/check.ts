import type { Fault } from '../fault.ts'

const fix = 'tests/unit/check/fix-template.test.ts'
const check = 'tests/unit/check/check-template.test.ts'
const command = 'tests/playground/check.test.ts'

/** Faults in the check of templates. */
export const checks: Fault[] = [
  {
    name: 'findings are in the order of the text',
    file: 'kit/src/check/check-template.ts',
    find: '    .sort((a, b) => a.from - b.from)\n',
    replace: '',
    tests: [check],
  },
  {
    name: 'a fix is behind the byte order mark of its template',
    file: 'kit/src/check/check-template.ts',
    find: 'from: from + offset',
    replace: 'from',
    tests: [fix],
  },
  {
    name: 'two attributes do not get the name of one prop',
    file: 'kit/src/check/check-use.ts',
    find: 'fix?.every(({ text }) => !renamed.has(text))',
    replace: 'fix?.every(({ text }) => text)',
    tests: [fix],
  },
  {
    name: 'a name is put right only where no other could be meant',
    file: 'kit/src/check/find-safe-name.ts',
    find: 'near.length === 1 &&',
    replace: 'near.length >= 1 &&',
    tests: ['tests/unit/check/find-safe-name.test.ts'],
  },
  {
    name: 'a comment silences the line after it alone',
    file: 'kit/src/check/check-ignores.ts',
    find: 'finding.rule === id && finding.line === line',
    replace: 'finding.rule === id && finding.line >= line',
    tests: [check],
  },
  {
    name: 'what the attributes of HTML are is known for each element',
    file: 'kit/src/check/check-given.ts',
    find: 'if (near === null && isPassedOn(key, entry, library)) return',
    replace: 'if (isPassedOn(key, entry, library)) return',
    tests: [check],
  },
  {
    name: 'a check without --fix writes nothing',
    file: 'kit/console/check-templates.ts',
    find: 'if (!fix || !before',
    replace: 'if (!before',
    tests: [command],
    builds: ['package'],
  },
  {
    name: 'a check that finds an error ends with exit code 1',
    file: 'kit/commands/check.ts',
    find: 'if (report.errors || (failOn',
    replace: 'if ((failOn',
    tests: [command],
    builds: ['package'],
  },
]
