import type { ComponentClass } from './component-class.ts'
import type { TagLibrary } from './library.ts'
import type { RenderedProp } from '../props/prop.ts'

/** Facts about a component that its compiled `@props` contains as JSON. */
export interface CompiledComponent {
  /** The namespace of its library; null for a component of the application. */
  library: string | null
  name: string | null
  declarations: RenderedProp[]
  /** The text after `@deprecated` in its header. */
  deprecated?: string
  /** The component that must be around it, from `@parent` in its header. */
  parent?: string
  /** Its slots, if the template reveals all of them. */
  slots?: string[]
  /** Position of its `@props`. */
  place: { filename: string; line: number; col: number }
}

/** A component, with what rendering its tags needs. */
export interface KnownComponent extends CompiledComponent {
  owner: TagLibrary | undefined
  label: string
  Class: ComponentClass | undefined
}
