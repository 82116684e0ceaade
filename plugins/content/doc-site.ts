import type { Edge } from 'edge.js'
import type { Site } from '@kit-edge/engine/site/sources.ts'
import type { ComponentSize } from './component-sizes.ts'
import type { CodePrinter } from '../code/create-code-printer.ts'

/**
 * The documentation as read from its sources. It never changes: reading again returns a new value.
 */
export type DocSite = Site & {
  /**
   * Root of the library's repository, and its folders; files in `public` are published unchanged
   */
  folders: { root: string; library: string; content: string; public: string }
  /** Size of each component by its name */
  sizes: Record<string, ComponentSize>
  /** HTML of every live example by `toExampleKey` */
  examples: Map<string, string>
  /** Renders live examples with the library's tags */
  renderer: Edge
  /** Highlights and formats code */
  printer: CodePrinter
  /** Warnings about examples and descriptions of pages, a sentence each */
  warnings: string[]
  /** Date of the last commit of each page, by the path of its file */
  lastUpdated: Map<string, string>
  /** Digest of everything that renders pages besides their own text: the library and the engine */
  digest: string
}
