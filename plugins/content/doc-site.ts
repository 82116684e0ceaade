import type { Edge } from 'edge.js'
import type { Site } from '@kit-edge/engine/library/pages/sources.ts'
import type { CodePrinter } from '../code/create-code-printer.ts'

/** The documentation as its sources are at one moment. It never changes: a later reading is another value. */
export type DocSite = Site & {
  /** Root of the library's repository, and its folders; those of `public` are published as they are */
  folders: { root: string; library: string; content: string; public: string }
  /** HTML of every live example by `toExampleKey` */
  examples: Map<string, string>
  /** Renders live examples with the library's own tags */
  renderer: Edge
  /** Highlights and lays out code */
  printer: CodePrinter
  /** What works in the examples, but should be written otherwise, a sentence each */
  warnings: string[]
  /** Day of the last commit of each page, by its path */
  lastUpdated: Map<string, string>
  /** Of all that renders pages, besides their own text: the library and the engine */
  digest: string
}
