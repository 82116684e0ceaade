import type { ComponentClass } from './runtime/component-class.ts'

/** A component library for Edge. */
export interface TagsPluginOptions {
  /** What its tags start with: `ui` for `<x-ui::button>`. */
  namespace: string
  /** The folder of its templates, mounted under the namespace unless that is mounted already. */
  directory: string
  /**
   * Lists its components by the path of their template in the folder, without its ending:
   * `card/header`; `card/card` and `card` are both the component `card`.
   */
  listComponents: () => string[]
  /** The classes of its class-based components, by dotted name. */
  classes?: Record<string, ComponentClass>
  /** Looks up `config('key', fallback)` of a prop's default; gives the fallback when left out. */
  config?: (key: string, fallback: unknown) => unknown
  /** The folder of the application: messages name its templates by their path from there. */
  root?: string
  /** Whether an invalid prop falls back to its default rather than throw. */
  production?: boolean
  /**
   * Takes notice of deprecated components and props, and of attributes that are nearly props, once
   * for each line of a template; never in production. Nobody does when it is left out.
   */
  warn?: (message: string) => void
}

/** How the tags of a library behave in an application. */
export type EdgePluginOptions = Pick<TagsPluginOptions, 'config' | 'production' | 'root' | 'warn'>
