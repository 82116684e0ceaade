/** The value of a colour in the Design Tokens format, from lightness, chroma and hue in OKLCH. */
export function toDtcgColor([l, c, h]: [number, number, number], alpha?: number) {
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha !== undefined && { alpha }) }
}
