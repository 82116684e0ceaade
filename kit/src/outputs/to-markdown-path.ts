/** Where the raw Markdown of a page is, below the documentation host. */
export function toMarkdownPath(pagePath: string): string {
  return pagePath === '/' ? '/index.md' : `${pagePath}.md`
}
