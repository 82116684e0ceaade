/** A style sheet that imports the looks of one more component, after those that it has. */
export function toStylesIndex(styles: string, name: string): string {
  const line = `@import '../components/${name}/${name}.css' layer(components);\n`
  const last = [...styles.matchAll(/^@import [^;]*;[^\n]*\n?/gm)].at(-1)
  const end = last ? last.index + last[0].length : 0
  const before = styles.slice(0, end)
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}${styles.slice(end)}`
}
