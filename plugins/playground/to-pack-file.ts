/** Returns the path of a pack by its name: that of a package, `d3-array`, or of a component. */
export function toPackFile(name: string): string {
  return `/playground/packs/${name.replace(/[^\w.-]+/g, '-').replace(/^-/, '')}.json`
}
