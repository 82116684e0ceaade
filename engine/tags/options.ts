import type { Explain } from '../problem/suggestion.ts'
import type { ComponentClass } from './runtime/component-class.ts'

/** Options of `tagsPlugin`: one component library for Edge. */
export interface TagsPluginOptions {
  /** Namespace of the library's tags: `ui` for `<x-ui::button>`. */
  namespace: string
  /** Folder of the templates. It is mounted under the namespace, unless that is already mounted. */
  directory: string
  /**
   * Lists the components by the path of their template in the folder, without the extension:
   * `card/header`. The paths `card/card` and `card` both name the component `card`.
   */
  listComponents: () => string[]
  /** Classes of the class-based components, by dotted name. */
  classes?: Record<string, ComponentClass>
  /**
   * Whether a template without `@props` and `$attrs` gets the attributes as variables, as Edge's own
   * components do.
   */
  bare?: boolean
  /** Looks up `config('key', fallback)` for a prop's default. Without it, the fallback is used. */
  config?: (key: string, fallback: unknown) => unknown
  /** Root folder of the application. Messages show template paths relative to it. */
  root?: string
  /** Whether an invalid prop falls back to its default instead of throwing. */
  production?: boolean
  /**
   * Whether production caches the output of tags, for as long as the process runs. The default is
   * true. Without it, each tag is rendered each time.
   */
  cache?: boolean
  /**
   * Receives warnings about deprecated components and props, and about attributes that look like
   * misspelt props: once per template line, and never in production. Without it, there are no
   * warnings.
   */
  warn?: (message: string) => void
  /** Explains in development what to write instead of an unknown name or value. */
  explain?: Explain
}

/** Options of a library's tags that each application sets. */
export type EdgePluginOptions = Pick<
  TagsPluginOptions,
  'config' | 'production' | 'cache' | 'root' | 'warn'
>
