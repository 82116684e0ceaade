import type { Fault } from '../fault.ts'

const faults = 'tests/package/faults.test.ts'
const builds: Fault['builds'] = ['package']

/** Faults in what the commands share, and in what they print. */
export const consoles: Fault[] = [
  {
    name: 'an installation follows no link out of the project',
    file: 'kit/console/apply-changes.ts',
    find: 'within: root, ',
    replace: '',
    tests: [faults],
    builds,
  },
  {
    name: 'an error of a file says what is changed already',
    file: 'kit/console/to-file-error-text.ts',
    find: 'names ? `Only ${names} changed; run it again.`',
    replace: 'names ? `Run it again.`',
    tests: ['tests/unit/console/to-file-error-text.test.ts'],
  },
  {
    name: 'an unknown option is an error with the nearest one',
    file: 'kit/console/console-command.ts',
    find: 'if (unknown !== undefined) {',
    replace: 'if (unknown === this.commandName) {',
    tests: ['tests/playground/check.test.ts'],
    builds,
  },
  {
    name: 'short work says nothing of its progress',
    file: 'kit/console/create-progress.ts',
    find: 'let next = now() + quietMilliseconds',
    replace: 'let next = now()',
    tests: ['tests/unit/console/create-progress.test.ts'],
  },
  {
    name: 'a text for a terminal has no spaces at the ends of its lines',
    file: 'kit/src/console/to-columns.ts',
    find: '${row.at(-1)}`.trimEnd()',
    replace: '${row.at(-1)}`',
    tests: ['tests/unit/console/to-columns.test.ts'],
  },
  {
    name: 'a command that writes is not called one that reads',
    file: 'kit/commands/cursor-rules.ts',
    find: 'static override readOnly = false',
    replace: 'static override readOnly = true',
    tests: ['tests/unit/io/read-commands.test.ts'],
  },
]
