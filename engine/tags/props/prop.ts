/** A value that JSON can represent. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue }

/** Why something will be removed, and what replaces it. */
export interface Deprecation {
  message: string
  /** The prop or component to use instead. `check --fix` can insert it */
  replacement?: string
}

/** The type of a prop. */
export interface PropType {
  /** TypeScript text. For types that passed values are converted to, the name, such as `array` */
  text: string
  kind: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'enum' | 'other'
  /** The allowed values of an enum */
  values?: JsonValue[]
  /** The smallest number */
  min?: number
  /** The largest number */
  max?: number
  /** Whether a number must be whole */
  integer?: true
}

/** One prop of a component, as declared in the `@props` of its template. */
export interface Prop {
  name: string
  required: boolean
  type: PropType
  /** The default, or the fallback of a configurable default; absent if there is none */
  default?: JsonValue
  /** The configuration key of the default, and the project file that sets it */
  defaultFrom?: { config: string; file?: string }
  /** The text of the comment above the entry */
  description: string
  examples?: JsonValue[]
  deprecated?: Deprecation
  /** Former values, each with the value that replaces it */
  deprecatedValues?: Record<string, string>
  /** Whether the template does not declare the prop, but reads it */
  inferred?: true
}

/** The parts of a prop that rendering needs. */
export type RenderedProp = Omit<Prop, 'description' | 'examples'>

/**
 * Describes the accepted values, to follow "Expected": `one of "sm", "md"`, `a number`, `a whole
 * number from 1 to 20`.
 */
export function describeProp(type: PropType): string {
  const { text, values } = type
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
  const limits = describeLimits(type)
  if (limits !== null) return `a ${limits}`
  const parts = text.split('|').map((part) => part.trim())
  return parts.map((part) => `${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part}`).join(' or ')
}

/** Describes a number with limits, such as `whole number from 1 to 20`. Returns null without any. */
export function describeLimits({ min, max, integer }: PropType): string | null {
  if (min === undefined && max === undefined && !integer) return null
  const kind = integer ? 'whole number' : 'number'
  if (min === undefined) return max === undefined ? kind : `${kind} of at most ${max}`
  return max === undefined ? `${kind} of at least ${min}` : `${kind} from ${min} to ${max}`
}

/** Writes a JSON value as TypeScript, with strings in single quotes. */
export function toLiteralText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteralText).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, inner]) => `${toKeyText(key)}: ${toLiteralText(inner)}`,
    )
    return members.length ? `{ ${members.join(', ')} }` : '{}'
  }
  const text = JSON.stringify(value)
  if (typeof value !== 'string') return text
  return `'${text.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Writes an object key as TypeScript, in quotes if necessary. */
export function toKeyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}

/** Returns the prop that an attribute sets: `close-label` is `closeLabel`. */
export function toPropName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the attribute of a prop: `closeLabel` is `close-label`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
