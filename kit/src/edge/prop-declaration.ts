/** Why something is going to be removed, and what takes its place. */
export interface Deprecation {
  message: string
  /** The prop or the component to use instead, which a check can put in its place */
  replacement?: string
}

/** One prop of a component, as its template's `@props` declares it. */
export interface PropDeclaration {
  name: string
  /** `string`, `number`, `boolean`, `array`, `object`, or other TypeScript text; else `unknown`. */
  type: string
  /** The only values it takes. */
  values?: (string | number | boolean)[]
  required: boolean
  hasDefault: boolean
  /** The default, or the fallback of a default that is configuration. */
  default?: unknown
  /** The configuration key that the default is looked up by. */
  defaultFrom?: { config: string }
  /** The text of the comment before the entry. */
  description?: string
  examples?: unknown[]
  deprecated?: Deprecation
}
