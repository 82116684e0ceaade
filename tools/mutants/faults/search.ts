import type { Fault } from '../fault.ts'

const golden = 'tests/unit/search/golden.test.ts'
const words = 'tests/unit/search/words.test.ts'
const lookup = 'tests/unit/lookup/find-entry.test.ts'

/** Faults in the search, and in what finds a component by its name. */
export const search: Fault[] = [
  {
    name: 'the words of other libraries find a component',
    file: 'kit/src/search/to-search-index.ts',
    find: `keywords: part.keywords.join(' ')`,
    replace: `keywords: ''`,
    tests: [golden],
  },
  {
    name: 'what is found in a keyword comes before what is found in a summary',
    file: 'kit/src/search/to-search-index.ts',
    find: 'summary: 2,',
    replace: 'summary: 20,',
    tests: [golden],
  },
  {
    name: 'a component comes before its parts',
    file: 'kit/src/search/search-entries.ts',
    find: 'stored?.parent ? 0.6 : 1',
    replace: 'stored?.parent ? 1 : 0.6',
    tests: [golden],
  },
  {
    name: 'a phrase may end with the last word',
    file: 'kit/src/search/list-phrases.ts',
    find: 'start + length <= words.length',
    replace: 'start + length < words.length',
    tests: [words],
  },
  {
    name: 'two letters that were swapped are put right, also the last ones',
    file: 'kit/src/search/correct-word.ts',
    find: 'index + 1 < word.length',
    replace: 'index + 2 < word.length',
    tests: [words],
  },
  {
    name: 'a search within a category finds nothing of another',
    file: 'kit/src/search/search-entries.ts',
    find: '(category !== undefined && component.category !== category)',
    replace: 'false',
    tests: ['tests/unit/search/search-entries.test.ts'],
  },
  {
    name: 'a component is found by its tag',
    file: 'kit/src/lookup/find-entry.ts',
    find: ' ?? findByName(catalog, name)',
    replace: '',
    tests: [lookup],
  },
  {
    name: 'of a word that is near nothing, nothing is guessed',
    file: 'kit/src/problem/find-nearest.ts',
    find: 'if (steps > limit) continue',
    replace: 'if (steps > limit + 2) continue',
    tests: ['tests/unit/problem/find-nearest.test.ts'],
  },
]
