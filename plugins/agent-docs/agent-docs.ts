import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'
import { z } from 'zod'
import { toAgentFiles, type AgentFile } from '@kit-edge/engine/files/markdown/pages.ts'
import { readProse } from '@kit-edge/engine/io/prose.ts'
import type { MarkdownTwin } from '@kit-edge/engine/library/markdown/index.ts'
import { findNearest, toSuggestion } from '@kit-edge/engine/problem/suggestion.ts'
import { publishFiles } from '../http/publish-files.ts'
import { readDocs } from './read-docs.ts'

export type { MarkdownTwin }

const text = z.string().min(1, 'expected some text')

const optionsSchema = z.strictObject({
  /** Title of `llms.txt` */
  name: text,
  /** One line on what the documentation is about */
  summary: z.string().regex(/^\S[^\n]*$/, 'expected one line'),
  /** Markdown without headings that follows the summary in `llms.txt` */
  introduction: text.optional(),
  /** Folder of the pages, relative to the root of the project */
  content: text.default('src/content/docs'),
  /** Path at the start of all page paths, such as `/docs` */
  prefix: z
    .string()
    .regex(/^(?:\/[^/]+)*$/, 'expected a path such as `/docs`, or nothing')
    .default(''),
  /** Names of folders in the order of `llms.txt`; others follow, sorted by name */
  sections: z.array(text).default([]),
  /**
   * Functions by component of MDX pages. Each returns Markdown for the component's attributes and
   * `children`
   */
  twins: z
    .record(
      z.string(),
      z.custom<MarkdownTwin>((value) => typeof value === 'function', 'expected functions'),
    )
    .default({}),
})

/** Options that are passed to `agentDocs`. */
export type AgentDocsOptions = z.input<typeof optionsSchema>
/** Options of `agentDocs` with all defaults. */
type FullOptions = z.output<typeof optionsSchema>

/**
 * Creates an integration for any Astro site with Markdown pages. It publishes `/llms.txt`,
 * `/llms-full.txt`, and the Markdown of every page at `/<page>.md`, also in `astro dev`. Throws an
 * Error if options are invalid. A page that cannot be converted to Markdown stops the build.
 */
export function agentDocs(options: AgentDocsOptions): AstroIntegration {
  const full = parseOptions(options)
  // A new value after each change of a file, so that the files are listed again.
  const source: { site: { config?: AstroConfig } } = { site: {} }
  const integration = publishFiles('agent-docs', source, ({ config }) => toFiles(config!, full))
  const { hooks } = integration
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:server:setup': (hook) => {
        hook.server.watcher.on('all', () => (source.site = { ...source.site }))
        return hooks['astro:server:setup']?.(hook)
      },
      'astro:config:done': (hook) => {
        if (!hook.config.site) {
          throw new Error(
            'Cannot write absolute URLs with agentDocs, expected `site` in the Astro configuration.',
          )
        }
        source.site = { config: hook.config }
        return hooks['astro:config:done']?.(hook)
      },
    },
  }
}

async function toFiles(config: AstroConfig, options: FullOptions): Promise<AgentFile[]> {
  const { site, base, trailingSlash, build } = config
  const { name, summary, introduction, content, prefix, sections, twins } = options
  const isFolder =
    trailingSlash === 'always' || (trailingSlash === 'ignore' && build.format === 'directory')
  const slash = isFolder ? '/' : ''
  const root = `${new URL(site!).origin}${base.replace(/\/$/, '')}`
  const folder = join(fileURLToPath(config.root), content)
  return toAgentFiles({
    root,
    slash,
    pages: readDocs({ folder, prefix, sections, root, slash }),
    prose: await readProse('docs-llms-txt.md'),
    values: { name, summary, introduction: introduction ? `${introduction.trim()}\n\n` : '' },
    twins,
  })
}

/**
 * Validates the options and adds defaults. Throws an Error with each invalid option and the
 * expected value.
 */
function parseOptions(options: AgentDocsOptions): FullOptions {
  const result = optionsSchema.safeParse(options)
  if (result.success) return result.data
  throw new Error(result.error.issues.flatMap(toLines).join('\n'))
}

function toLines(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(optionsSchema.shape)
    return issue.keys.map((key) => {
      const nearest = findNearest(key, known)
      const meant = nearest ? ` ${toSuggestion(`\`${nearest}\``)}` : ''
      return `Cannot use option \`${key}\` of agentDocs, expected ${known.join(', ')}.${meant}`
    })
  }
  const expected = issue.message.replace(/^Invalid input: expected |^expected /, '')
  const name = issue.path.join('.')
  const cannot = name ? `use option \`${name}\`` : 'read the options'
  return [`Cannot ${cannot} of agentDocs, expected ${expected}.`]
}
