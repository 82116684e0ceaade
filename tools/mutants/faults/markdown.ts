import type { Fault } from '../fault.ts'

const lint = 'tests/unit/markdown/lint-page.test.ts'
const links = 'tests/unit/markdown/check-links.test.ts'

/** Faults in how pages are read and written as Markdown. */
export const markdown: Fault[] = [
  {
    name: 'no comment of HTML is published, also none in a sentence',
    file: 'kit/src/markdown/lint-markup.ts',
    find: "value.startsWith('</')",
    replace: '/^<[/!]/.test(value)',
    tests: [lint],
  },
  {
    name: 'no handler is written in a part that readers open',
    file: 'kit/src/markdown/lint-markup.ts',
    find: '(?:\\s+open|',
    replace: '(?:\\s+open|\\s+ontoggle="[^"]*"|',
    tests: [lint],
  },
  {
    name: 'no handler is written in a sentence',
    file: 'kit/src/markdown/lint-markup.ts',
    find: '(?:class|datetime|',
    replace: '(?:class|onclick|datetime|',
    tests: ['tests/unit/site/hostile.test.ts'],
  },
  {
    name: 'a link to a heading that is not there stops the build',
    file: 'kit/src/markdown/check-links.ts',
    find: 'if (anchor === null || known.has(anchor)) return []',
    replace: 'if (known) return []',
    tests: [links],
  },
  {
    name: 'a byte order mark is no part of a page',
    file: 'kit/src/markdown/normalise-text.ts',
    find: String.raw`.replace(/^\uFEFF/, '')`,
    replace: '',
    tests: ['tests/unit/markdown/parse-page.test.ts'],
  },
  {
    name: 'the body of a page is published byte for byte',
    file: 'kit/src/markdown/rewrite-destinations.ts',
    find: '    if (url === link.url) return []\n',
    replace: '',
    tests: [
      'tests/unit/markdown/rewrite-destinations.test.ts',
      'tests/unit/markdown/corpus.test.ts',
    ],
  },
  {
    name: 'the Markdown of a page ends with one line break',
    file: 'kit/src/markdown/to-raw-markdown.ts',
    find: String.raw`.replace(/\n+$/, '')`,
    replace: '',
    tests: ['tests/unit/markdown/to-raw-markdown.test.ts'],
  },
  {
    name: 'a pipe does not end its cell',
    file: 'kit/src/markdown/markdown-table.ts',
    find: 'return `${slashes}\\\\|`',
    replace: 'return pipe',
    tests: ['tests/unit/markdown/markdown-table.test.ts'],
  },
  {
    name: 'edits that overlap are refused',
    file: 'kit/src/markdown/splice-text.ts',
    find: 'if (edit.from < offset) throw',
    replace: 'if (edit.to < offset) throw',
    tests: ['tests/unit/markdown/splice-text.test.ts'],
  },
  {
    name: 'an address in a sentence is a link',
    file: 'kit/src/markdown/without-bare-links.ts',
    find: String.raw`www\.|`,
    replace: '',
    tests: ['tests/unit/markdown/without-bare-links.test.ts'],
  },
  {
    name: 'what is in a node is left out where its visit says so',
    file: 'kit/src/markdown/walk.ts',
    find: 'inside) === false) return',
    replace: 'inside) === null) return',
    tests: ['tests/unit/markdown/walk.test.ts'],
  },
]
