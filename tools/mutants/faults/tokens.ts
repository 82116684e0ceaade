import type { Fault } from '../fault.ts'

/** Faults in the design tokens, and in what is made from them. */
export const tokens: Fault[] = [
  {
    name: 'a text can be read on its ground',
    file: 'kit/tokens.ts',
    find: 'light: [0.47, 0.014, 220]',
    replace: 'light: [0.67, 0.014, 220]',
    tests: ['tests/unit/tokens/kit-tokens.test.ts'],
  },
  {
    name: 'the light scheme is light',
    file: 'kit/src/tokens/to-token-css.ts',
    find: 'light-dark(${oklch(light)}, ${oklch(dark)})',
    replace: 'light-dark(${oklch(dark)}, ${oklch(light)})',
    tests: ['tests/unit/tokens/to-token-css.test.ts'],
  },
  {
    name: 'what an application writes comes after the components',
    file: 'kit/src/tokens/layers.ts',
    find: "'app', 'components', 'utilities'",
    replace: "'app', 'utilities', 'components'",
    tests: ['tests/unit/tokens/to-tokens-css.test.ts'],
  },
  {
    name: 'a contrast is never rounded up',
    file: 'kit/src/tokens/list-contrasts.ts',
    find: 'Math.floor(',
    replace: 'Math.ceil(',
    tests: ['tests/unit/tokens/list-contrasts.test.ts'],
  },
  {
    name: 'the dark tokens are those of the dark scheme',
    file: 'kit/src/tokens/to-dark-tokens-file.ts',
    find: 'toDtcgColor(dark)',
    replace: 'toDtcgColor(group.tokens.find((token) => token.name === name)!.light)',
    tests: ['tests/unit/tokens/to-tokens-file.test.ts'],
  },
]
