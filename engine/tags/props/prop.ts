/** A value that JSON can hold. */
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Why something is going to be removed, and what takes its place. */
export interface Deprecation {
  message: string
  /** The prop or the component to use instead, which a check can put in its place */
  replacement?: string
}

/** What a prop takes. */
export interface PropType {
  /** TypeScript text; of a type that passed values are converted to, such as `array`, its name */
  text: string
  kind: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'enum' | 'other'
  /** The only values it takes, for an enum */
  values?: JsonValue[]
}

/** One prop of a component, as the `@props` of its template declares it. */
export interface Prop {
  name: string
  required: boolean
  type: PropType
  /** The default, or the fallback of a default that is configuration; absent when there is none */
  default?: JsonValue
  /** The configuration key that the default is looked up by, and the file of a project that sets it */
  defaultFrom?: { config: string; file?: string }
  /** The text of the comment before the entry */
  description: string
  examples?: JsonValue[]
  deprecated?: Deprecation
}

/** What a page needs to know of a prop. */
export type RenderedProp = Omit<Prop, 'description' | 'examples'>

/** Says what a prop takes, after "Expected": `one of "sm", "md"`, `a number`. */
export function describeProp({ text, values }: PropType): string {
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
  const parts = text.split('|').map((part) => part.trim())
  return parts.map((part) => `${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part}`).join(' or ')
}

/** A JSON value as TypeScript writes it, its strings in single quotes. */
export function toLiteralText(value: unknown): string {
  return JSON.stringify(value).replace(
    /"((?:[^"\\]|\\.)*)"/g,
    (_, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  )
}
