import { UserError } from '../problem/user-error.ts'
/** Replaces each `{name}` in a text with its value. Throws an Error for an unknown name. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) {
      throw new UserError(
        `Cannot fill placeholder \`${placeholder}\`, expected one of ${Object.keys(values).join(', ')}.`,
      )
    }
    return value
  })
}
