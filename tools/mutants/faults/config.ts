import type { Fault } from '../fault.ts'

const resolve = 'tests/unit/config/resolve-defaults.test.ts'

/** Faults in what a project configures, and in the answers that show it. */
export const config: Fault[] = [
  {
    name: 'a default of a sub-component is that of the project, too',
    file: 'kit/src/config/resolve-defaults.ts',
    find: 'subComponents: component.subComponents.map(resolve)',
    replace: 'subComponents: component.subComponents',
    tests: [resolve],
  },
  {
    name: 'a value that a prop does not take leaves the default of the package',
    file: 'kit/src/config/resolve-defaults.ts',
    find: 'coerceValue(prop, configured, isMarkup)',
    replace: 'configured',
    tests: [resolve],
  },
  {
    name: 'a configuration is not looked up in a prototype',
    file: 'kit/src/config/find-configured.ts',
    find: ' || !Object.hasOwn(value, key)',
    replace: '',
    tests: [resolve],
  },
  {
    name: 'a configuration that changed is read again',
    file: 'kit/io/read-project-config.ts',
    find: '?changed=${mtimeMs}-${size}',
    replace: '',
    tests: ['tests/unit/io/read-project-config.test.ts'],
  },
  {
    name: 'an answer has no more examples than an assistant can read',
    file: 'kit/src/answers/to-examples-answer.ts',
    find: 'examples.slice(0, Math.max(end, 1))',
    replace: 'examples',
    tests: ['tests/unit/answers/to-examples-answer.test.ts'],
  },
  {
    name: 'an answer with all tokens has no values',
    file: 'kit/src/answers/to-tokens-answer.ts',
    find: 'isWhole ? found.map(withoutValues) : found',
    replace: 'found',
    tests: ['tests/unit/answers/to-tokens-answer.test.ts'],
  },
  {
    name: 'an answer says which props are required',
    file: 'kit/src/answers/to-component-answer.ts',
    find: '...(required && { required }),\n      description,',
    replace: 'description,',
    tests: ['tests/unit/answers/to-component-answer.test.ts'],
  },
]
