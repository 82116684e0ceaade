import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'
import { readProse } from '@kit-edge/engine/io/prose.ts'
import { toRawMarkdown } from '@kit-edge/engine/library/markdown/index.ts'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { publishFiles, type PublishedFile } from '../http/publish-files.ts'
import { parseOptions, type AgentDocsOptions, type FullOptions } from './options.ts'
import { readDocs, type Doc } from './read-docs.ts'
import { sortDocs } from './sort-docs.ts'
import { toDocsLlmsTxt } from './to-docs-llms-txt.ts'
import { toPublishedUrl, type DocsPlace } from './to-published-url.ts'

/**
 * An integration for any Astro site whose pages are Markdown: publishes `/llms.txt`,
 * `/llms-full.txt` and the Markdown of every page at `/<page>.md`, in `astro dev` too. Throws an
 * Error for options that do not fit; a page that cannot be written as Markdown stops the build.
 */
export function agentDocs(options: AgentDocsOptions): AstroIntegration {
  const full = parseOptions(options)
  // As the files were when one of them last changed.
  const state: { config?: AstroConfig; site: object } = { site: {} }
  const integration = publishFiles('agent-docs', state, () => toFiles(state.config!, full))
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:server:setup': (hook) => {
        hook.server.watcher.on('all', () => (state.site = {}))
        return integration.hooks['astro:server:setup']?.(hook)
      },
      'astro:config:done': (hook) => {
        if (!hook.config.site) {
          throw new Error(
            'Cannot write absolute addresses with agentDocs, expected `site` in the configuration of Astro.',
          )
        }
        state.config = hook.config
        return integration.hooks['astro:config:done']?.(hook)
      },
    },
  }
}

async function toFiles(config: AstroConfig, options: FullOptions): Promise<PublishedFile[]> {
  const root = fileURLToPath(config.root)
  const docs = sortDocs(await readDocs(root, options.content, options.prefix), options.sections)
  const { origin } = new URL(config.site!)
  const base = config.base.replace(/\/$/, '')
  const url = `${origin}${base}`
  const isFolder =
    config.trailingSlash === 'always' ||
    (config.trailingSlash === 'ignore' && config.build.format === 'directory')
  const paths = new Map(docs.map(({ file, path }) => [file, path]))
  const place: DocsPlace = { origin, base, isFolder, paths }
  const pages = docs.map((doc) => ({
    path: toMarkdownPath(doc.path),
    text: toMarkdown(doc, place, options),
  }))
  const prose = await readProse('docs-llms-txt.md')
  return [
    { path: '/llms.txt', text: toDocsLlmsTxt(docs, options, prose, url) },
    { path: '/llms-full.txt', text: pages.map(({ text }) => text).join('\n') },
    ...pages,
  ]
}

function toMarkdown(doc: Doc, place: DocsPlace, { twins }: FullOptions): string {
  const { file, path, title, description, page } = doc
  const url = `${place.origin}${place.base}`
  const address = path === '/' ? (place.isFolder ? '/' : '') : path + (place.isFolder ? '/' : '')
  return toRawMarkdown({
    page,
    title,
    frontMatter: { title, ...(description && { description }), canonical_url: `${url}${address}` },
    indexUrl: `${url}/llms.txt`,
    rewrite: (written, { kind }) => toPublishedUrl(written, { file, kind }, place),
    twins,
  })
}
