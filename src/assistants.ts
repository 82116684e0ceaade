import { fillPlaceholders } from '@kit-edge/engine/files/placeholders.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Component } from '@kit-edge/engine/schema/component.ts'

/** Start of the URL that opens each assistant with a question. */
const addresses = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
}

/**
 * Returns links that ask an assistant to read a page.
 * @param markdownUrl URL of the page's Markdown
 */
export function toAssistantUrls(markdownUrl: string): { name: string; url: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} so that I can ask questions about it.`)
  return Object.entries(addresses).map(([name, url]) => ({ name, url: `${url}${question}` }))
}

/**
 * Returns a prompt for an assistant that uses the library's MCP server: what to read, and which
 * tools to call.
 * @param prose text with placeholders
 * @param page URL of the page's Markdown, and the component that it documents
 */
export function toPrompt(
  prose: string,
  { library }: Pick<Catalog, 'library'>,
  { url, component }: { url: string; component?: Component | undefined },
): string {
  const { name, namespace, docsUrl } = library
  const newest = docsUrl === undefined ? '' : ', which tells of the newest version'
  const ofComponent = component && { tag: component.tag, component: component.name }
  return fillPlaceholders(prose, { name, namespace, url, newest, ...ofComponent }).trim()
}
