import { fillPlaceholders } from '@kit-edge/engine/files/placeholders.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Component } from '@kit-edge/engine/schema/component.ts'

/** Where each assistant takes a question in its address. */
const addresses = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
}

/** Links that ask an assistant to read a page, given the address of its Markdown. */
export function toAssistantUrls(markdownUrl: string): { name: string; url: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} so that I can ask questions about it.`)
  return Object.entries(addresses).map(([name, url]) => ({ name, url: `${url}${question}` }))
}

/**
 * What somebody gives to an assistant that has the MCP server of the library: where to read, and
 * which tools to call.
 * @param prose with placeholders
 * @param page where its Markdown is, and the component that it documents
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
