import type { Fault } from '../fault.ts'

const plan = 'tests/unit/install/plan-install.test.ts'
const removal = 'tests/unit/install/plan-removal.test.ts'
const json = 'tests/unit/install/json-registration.test.ts'

/** Faults in what an installation writes into a project, and in what a removal takes back. */
export const install: Fault[] = [
  {
    name: 'a file that somebody has edited is kept',
    file: 'kit/src/install/is-sealed.ts',
    find: 'body !== undefined && toSeal(body) === seal',
    replace: 'body !== undefined',
    tests: [plan],
  },
  {
    name: 'a second installation changes nothing, also with the ends of lines of Windows',
    file: 'kit/src/install/change.ts',
    find: `isCrlf(before) ? text.replace(/\\r?\\n/g, '\\r\\n') : text`,
    replace: 'text',
    tests: [plan],
  },
  {
    name: 'a file of settings keeps its byte order mark',
    file: 'kit/src/install/to-json-registration.ts',
    find: 'toChange(file, before, bom + added)',
    replace: 'toChange(file, before, added)',
    tests: [json],
  },
  {
    name: 'an entry says the same in whatever order',
    file: 'kit/src/install/is-same-entry.ts',
    find: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    replace: '',
    tests: [json],
  },
  {
    name: 'an entry that is not ours is replaced by force alone',
    file: 'kit/src/install/to-json-registration.ts',
    find: 'if (own && !force) {',
    replace: 'if (own && force) {',
    tests: [json],
  },
  {
    name: 'a removal gives back every byte that was there before',
    file: 'kit/src/install/cut-block.ts',
    find: String.raw`.replace(/\r?\n$/, '')`,
    replace: '',
    tests: [removal],
  },
  {
    name: 'a block that is there twice is an error',
    file: 'kit/src/install/find-managed-block.ts',
    find: 'to >= from && isOnce',
    replace: 'to >= from',
    tests: ['tests/unit/install/managed-block.test.ts'],
  },
  {
    name: 'a table begins on a line of its own',
    file: 'kit/src/install/append-block.ts',
    find: '`${before}\\n${block}\\n`',
    replace: '`${before}${block}\\n`',
    tests: ['tests/unit/install/toml-registration.test.ts'],
  },
  {
    name: 'what an assistant that stays needs is not removed',
    file: 'kit/src/install/plan-removal.ts',
    find: 'named.length && !staying.length',
    replace: 'named.length',
    tests: [removal],
  },
  {
    name: 'every file that is written may be swept after a kill',
    file: 'kit/src/install/list-install-files.ts',
    find: '    ...listSkillFiles(Object.keys(agents) as Agent[], namespace),\n',
    replace: '',
    tests: [plan],
  },
]
