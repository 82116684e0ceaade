import assert from 'node:assert/strict'
import test from 'node:test'
import type { TokenGroup } from '../../../../engine/schema/tokens.ts'
import { toTokenCss } from '../../../../engine/library/tokens/tokens-css.ts'

const head = { name: 'group', description: 'A group.' }
const px = (value: number) => ({ value, unit: 'px' as const })

const cases: { group: TokenGroup; css: string[] }[] = [
  {
    group: {
      ...head,
      type: 'color',
      tokens: [
        {
          name: 'ink',
          light: [0.2, 0.01, 220],
          dark: [1, 0, 0],
          description: 'Text.',
          minContrast: 4.5,
        },
      ],
    },
    css: ['light-dark(oklch(0.2 0.01 220), oklch(1 0 0))'],
  },
  {
    group: {
      ...head,
      type: 'dimension',
      tokens: [
        { name: 'a', value: { value: 0.25, unit: 'rem' } },
        { name: 'b', value: px(9999) },
        { name: 'c', value: px(0) },
      ],
    },
    css: ['0.25rem', '9999px', '0px'],
  },
  {
    group: {
      ...head,
      type: 'duration',
      tokens: [
        { name: 'a', value: { value: 120, unit: 'ms' } },
        { name: 'b', value: { value: 0, unit: 'ms' } },
      ],
    },
    // Unlike a length, a duration of zero needs a unit.
    css: ['120ms', '0ms'],
  },
  {
    group: {
      ...head,
      type: 'fontFamily',
      tokens: [
        { name: 'a', value: ['ui-sans-serif', 'Segoe UI', '-apple-system', '3270', 'sans-serif'] },
      ],
    },
    css: ['ui-sans-serif, "Segoe UI", -apple-system, "3270", sans-serif'],
  },
  { group: { ...head, type: 'fontWeight', tokens: [{ name: 'a', value: 600 }] }, css: ['600'] },
  { group: { ...head, type: 'number', tokens: [{ name: 'a', value: 1.4 }] }, css: ['1.4'] },
  {
    group: { ...head, type: 'cubicBezier', tokens: [{ name: 'a', value: [0.2, 0, 0, 1] }] },
    css: ['cubic-bezier(0.2, 0, 0, 1)'],
  },
  {
    group: {
      ...head,
      type: 'shadow',
      tokens: [
        {
          name: 'a',
          value: [
            { x: px(0), y: px(1), blur: px(2), spread: px(0), alpha: 0.05 },
            { x: px(0), y: px(6), blur: px(16), spread: px(-4), alpha: 0.08 },
          ],
        },
      ],
    },
    css: ['0px 1px 2px 0px oklch(0 0 0 / 0.05), 0px 6px 16px -4px oklch(0 0 0 / 0.08)'],
  },
]

for (const { group, css } of cases) {
  test(`writes tokens of type ${group.type} as CSS`, () => assert.deepEqual(toTokenCss(group), css))
}
