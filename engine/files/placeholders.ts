/** A text with each `{name}` replaced by its value; an unknown name is an error. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) {
      throw new Error(
        `Cannot fill placeholder \`${placeholder}\`, expected one of ${Object.keys(values).join(', ')}.`,
      )
    }
    return value
  })
}
