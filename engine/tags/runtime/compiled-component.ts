import type { RenderedProp } from '../props/prop.ts'

/** What a compiled `@props` says of its component, as JSON. */
export interface CompiledComponent {
  /** The namespace it belongs to; null for a component of the application. */
  library: string | null
  name: string | null
  declarations: RenderedProp[]
  /** What its header says after `@deprecated`. */
  deprecated?: string
  /** The component that its header names after `@parent`: it must stand inside of it. */
  parent?: string
  /** The slots that it has, when its template tells all of them. */
  slots?: string[]
  /** Where its `@props` is. */
  place: { filename: string; line: number; col: number }
}
