import type { Fault } from '../fault.ts'

const tags = 'tests/unit/edge/tags-plugin.test.ts'
const bag = 'tests/unit/edge/attribute-bag.test.ts'

/** Faults in the compiler of the tags, and in what compiled templates call. */
export const edge: Fault[] = [
  {
    name: 'a value cannot end its attribute',
    file: 'kit/src/edge/escape-html.ts',
    find: `'"': '&quot;'`,
    replace: `'"': '"'`,
    tests: [bag],
  },
  {
    name: 'an attribute whose name would end its tag is left out',
    file: 'kit/src/edge/attribute-bag.ts',
    find: 'if (!PRINTABLE.test(name)) continue',
    replace: '',
    tests: [bag],
  },
  {
    name: 'the classes of a component come before those of its caller',
    file: 'kit/src/edge/attribute-bag.ts',
    find: '[merged.get(name), value]',
    replace: '[value, merged.get(name)]',
    tests: [bag],
  },
  {
    name: 'an ARIA attribute that is false says so',
    file: 'kit/src/edge/attribute-bag.ts',
    find: '/^(?:aria|data)-/',
    replace: '/^data-/',
    tests: [bag],
  },
  {
    name: 'a default that is a list is a new one at each render',
    file: 'kit/src/edge/resolve-props.ts',
    find: 'structuredClone(value)',
    replace: 'value',
    tests: [tags],
  },
  {
    name: 'a null is no value, and leaves the default',
    file: 'kit/src/edge/resolve-props.ts',
    find: 'else if (value !== undefined && value !== null) given.set',
    replace: 'else if (value !== undefined) given.set',
    tests: [tags],
  },
  {
    name: 'a default comes from the configuration',
    file: 'kit/src/edge/resolve-props.ts',
    find: 'config(defaultFrom.config, fallback) ?? fallback',
    replace: 'fallback',
    tests: [tags],
  },
  {
    name: 'no attribute hides a global of the same name',
    file: 'kit/src/edge/create-runtime.ts',
    find: 'Object.hasOwn(shared, key) ? shared[key] : undefined',
    replace: 'passed[key]',
    tests: [tags],
  },
  {
    name: 'the attribute that is written last wins',
    file: 'kit/src/edge/create-runtime.ts',
    find: '[joined[key], group[key]] : group[key]',
    replace: '[joined[key], group[key]] : (joined[key] ?? group[key])',
    tests: [tags],
  },
  {
    name: 'an id stands once in a page',
    file: 'kit/src/edge/claim-id.ts',
    find: 'return before ?? null',
    replace: 'return null',
    tests: ['tests/unit/edge/claim-id.test.ts'],
  },
  {
    name: 'what is remembered does not grow without end',
    file: 'kit/src/edge/bounded-map.ts',
    find: 'if (this.size >= this.#limit) this.clear()',
    replace: '',
    tests: ['tests/unit/edge/limits.test.ts'],
  },
  {
    name: 'a tag in a comment is text',
    file: 'kit/src/edge/find-next-tag.ts',
    find: `const COMMENT = '<!--'`,
    replace: `const COMMENT = '<!---'`,
    tests: ['tests/unit/edge/scan-tags.test.ts'],
  },
]
