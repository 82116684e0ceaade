import type { TokenGroup } from '../schema/tokens.ts'

type Dimension = { value: number; unit: string }

const dimension = ({ value, unit }: Dimension) => `${value}${unit}`
const oklch = (color: number[]) => `oklch(${color.join(' ')})`

/** The CSS text of each token of a group, in order. */
export function toTokenCss(group: TokenGroup): string[] {
  switch (group.type) {
    case 'color':
      return group.tokens.map(({ light, dark }) => `light-dark(${oklch(light)}, ${oklch(dark)})`)
    case 'dimension':
    case 'duration':
      return group.tokens.map(({ value }) =>
        group.type === 'duration' ? `${value.value}${value.unit}` : dimension(value),
      )
    case 'fontFamily':
      return group.tokens.map(({ value }) =>
        value
          .map((family) => (/^-?[a-z_][\w-]*$/i.test(family) ? family : JSON.stringify(family)))
          .join(', '),
      )
    case 'fontWeight':
    case 'number':
      return group.tokens.map(({ value }) => String(value))
    case 'cubicBezier':
      return group.tokens.map(({ value }) => `cubic-bezier(${value.join(', ')})`)
    case 'shadow':
      return group.tokens.map(({ value }) =>
        value
          .map(
            ({ x, y, blur, spread, alpha }) =>
              `${[x, y, blur, spread].map(dimension).join(' ')} oklch(0 0 0 / ${alpha})`,
          )
          .join(', '),
      )
  }
}
