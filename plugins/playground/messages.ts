import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import type { TemplateProblem } from '@kit-edge/engine/check/template-problem.ts'
import type { BlockApplication } from '@kit-edge/engine/site/examples.ts'

/** Files of the library that are loaded together: a component, or a package that one imports. */
export type Pack = {
  /** Templates by path in the folder of the library, such as `components/button/button.edge` */
  templates: Record<string, string>
  /** Code in CommonJS by path in the folder of the library, or by the name of a package */
  modules: Record<string, string>
  /** Path of each component's class, by dotted name */
  classes: Record<string, string>
}

/** What the playground knows about a library before it loads any component. */
export type PlaygroundLibrary = {
  namespace: string
  /** Base path of the site, without a trailing slash */
  base: string
  /** Paths of all templates in the folder `components`, without their extension */
  components: string[]
  /** Packs by name, each with the packs that it needs */
  packs: Record<string, string[]>
}

/** A template to render, with its variables as JSON and, of a block, its application. */
export type RenderRequest = {
  code: string
  /** Variables of the template. `errors`, `old` and `flash` are those of the session. */
  state: Record<string, unknown>
  application?: BlockApplication | undefined
}

/** A live example of the documentation, as a start. */
export type PlaygroundExample = RenderRequest & { title: string }

/** A message to the renderer. Those with an id get a reply with the same id. */
export type ToRenderer =
  | { type: 'start'; library: PlaygroundLibrary }
  | { type: 'pack'; name: string; pack: Pack }
  | { type: 'catalog'; catalog: CheckedCatalog }
  | ({ type: 'render'; id: number } & RenderRequest)
  | { type: 'check'; id: number; code: string }

/** An error in a template: the message, and its line if it is in the template itself. */
export type RenderError = { message: string; line: number | null }

/** What a message with an id gets in reply. */
export type RendererReply =
  | { type: 'html'; html: string }
  | { type: 'error'; error: RenderError }
  | { type: 'missing'; packs: string[] }
  | { type: 'problems'; problems: TemplateProblem[]; total: number }
  | { type: 'stopped' }

/** A message from the renderer. */
export type FromRenderer = { type: 'ready' } | ({ id: number } & RendererReply)

/** What the frame of the result shows. */
export type ToResult = {
  html: string
  theme: string | null
  dir: string
  base: string
  /** Variables and values of the theme that the reader has built */
  declarations: [variable: string, value: string][]
}

/** What the frame of the result replies: why it does not show the HTML, if it does not. */
export type FromResult = { excess: string | null }

/** Returns the path of a pack by its name: that of a package, `d3-array`, or of a component. */
export function toPackFile(name: string): string {
  return `/playground/packs/${name.replace(/[^\w.-]+/g, '-').replace(/^-/, '')}.json`
}
