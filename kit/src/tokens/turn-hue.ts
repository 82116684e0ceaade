/** A colour in OKLCH with its hue turned by some degrees, to hundredths from 0 to 360. */
export function turnHue([lightness = 0, chroma = 0, hue = 0]: number[], degrees: number): number[] {
  const turned = (((hue + degrees) % 360) + 360) % 360
  return [lightness, chroma, Number(turned.toFixed(2))]
}
