import type { ThemeKnob } from './list-theme-knobs.ts'
import { turnHue } from './turn-hue.ts'

/** Custom properties and their values for a position of each knob; those of one at rest are none. */
export function toThemeDeclarations(
  knobs: ThemeKnob[],
  values: number[],
): [variable: string, value: string][] {
  return knobs.flatMap((knob, index) => {
    const value = values[index] ?? knob.value
    if (value === knob.value) return []
    const turn = (color: number[]) => `oklch(${turnHue(color, value - knob.value).join(' ')})`
    return [
      ...knob.colors.map(({ variable, light, dark }): [string, string] => [
        variable,
        `light-dark(${turn(light)}, ${turn(dark)})`,
      ]),
      ...knob.lengths.map((length): [string, string] => [
        length.variable,
        `${Number(((length.value * value) / 100).toFixed(4))}${length.unit}`,
      ]),
    ]
  })
}
