import type { ComponentSource } from '../library/component/parse-component.ts'
import type { PageMarkdown } from '../library/markdown/index.ts'
import type { Catalog, Command } from '../schema/catalog.ts'
import type { FrontMatter, Route } from '../schema/page.ts'
import type { TokenGroup } from '../schema/tokens.ts'
import type { Vocabulary } from '../schema/vocabulary.ts'
import type { PageExample } from './examples.ts'

/** A library as read from its folder. */
export type LibrarySource = {
  /** Path for messages */
  folder: string
  library: Catalog['library']
  components: ComponentSource[]
  scripts: { name: string; file: string; text: string }[]
  tokens: TokenGroup[]
  /** What others call the things of the library, if it says so */
  vocabulary?: Vocabulary
  commands: Command[]
  /** The changelog of the library, if there is one */
  changelog: { file: string; text: string } | null
}

/** A page as read from the content folder. */
export type PageSource = { id: string; file: string; text: string; mdx: boolean }

/** A page with its place and its live examples. `markdown` has its directives expanded. */
export type Page = {
  route: Route
  frontMatter: FrontMatter
  markdown: PageMarkdown
  examples: PageExample[]
}

/** All data that the documentation is generated from. */
export type Site = { catalog: Catalog; pages: Page[] }
