declare module 'virtual:site' {
  /** Every fact about the library. */
  export const catalog: import('../kit/src/schema/catalog.ts').Catalog
  /** Day of the last commit of each page, by its path from the project's folder. */
  export const lastUpdated: Record<string, string>
  /** HTML of the first live example of each component, by the component's name. */
  export const miniatures: Record<string, string>
  /** Colour of the page's ground in each scheme, as CSS. */
  export const themeColors: { light: string; dark: string }
  /** Paths in the library's repository: of each page by its id, of each template by its component's name. */
  export const sources: { pages: Record<string, string>; components: Record<string, string> }
  /** Whether the library has a `favicon.svg`. */
  export const hasIcon: boolean
  /** Whether the library has a `social-card.png`, of 1200 × 630 pixels. */
  export const hasSocialCard: boolean
  /** Absolute path of the folder of the pages. */
  export const contentFolder: string
}
declare module 'virtual:site/styles'
declare module 'virtual:site/scripts'
declare module 'virtual:site/pages' {
  /** Path from the project's folder of each page that is Markdown, by its id; others are MDX. */
  export const files: Record<string, string>
  /** The HTML of a page of Markdown. */
  export const renderPage: (id: string) => Promise<string>
  /** What changes when the page of an id does, or what is around it. */
  export const toCacheKey: (id: string) => string
  /** Every live example, as the page that shows it alone is named. */
  export const previews: { path: string; heading: string }[]
  /** What the page shows that has the example of a path alone. */
  export const renderPreview: (path: string) => { html: string; variants: string }
}
