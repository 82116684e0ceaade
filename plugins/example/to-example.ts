import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import { formatTemplate } from '@kit-edge/engine/format/format-template.ts'
import { onceFor } from '@kit-edge/engine/catalog/once-for.ts'
import type { PageExample } from '@kit-edge/engine/site/examples.ts'
import type { Library } from '@kit-edge/engine/schema/library.ts'
import { toCallSyntax } from '@kit-edge/engine/tags/compile/call.ts'
import type { DocSite } from '../content/doc-site.ts'
import { renderExample } from './render-example.ts'
import { listVariants, toExampleKey } from './render-examples.ts'
import { type ExampleCode, toFigure } from './to-figure.ts'
import { toExampleHtml } from './to-example-html.ts'

/**
 * Creates the figure of a live example: the example, its controls and its code.
 * @param toNode wraps HTML in a node that is printed unchanged
 */
export async function toExample(
  site: DocSite,
  example: PageExample,
  toNode: (html: string) => ElementContent,
): Promise<Element> {
  const { controls, variants } = listVariants(site.catalog, example)
  const codes = await listCodes(site, example)
  const templates = await Promise.all(variants.map((variant) => toTemplate(site, variant)))
  const base = toBasePath(site.catalog.library)
  const shown = isScreen(example) ? toFrame(example, base) : showExample(site, example)
  return toFigure(example, toNode(shown), codes, {
    controls,
    isFramed: isScreen(example),
    variants: templates.length ? [toNode(templates.join(''))] : [],
  })
}

/** Whether an example is a page of its own: a block, or one with `layout=screen`. */
export function isScreen({ layout, application }: Pick<PageExample, 'layout' | 'application'>) {
  return layout === 'screen' || application !== undefined
}

/** Returns the frame in which a page shows another page at full size. */
function toFrame({ path, title }: PageExample, base: string): string {
  const frame = h('iframe', { src: `${base}${path}`, title, loading: 'lazy' })
  return toHtml(h('div.example-frame', [frame]))
}

/**
 * HTML that was already generated. Each example occurs twice: on its page, and on a page of its
 * own.
 */
const shown = onceFor<DocSite['examples'], Map<string, string>>(() => new Map())

/** Returns the HTML of a live example as pages show it. */
export function showExample({ catalog, examples }: DocSite, example: PageExample): string {
  const html = examples.get(toExampleKey(example))!
  const known = shown(examples)
  const key = `${example.id}\n${html}`
  const made = known.get(key) ?? toExampleHtml(html, example.id, toBasePath(catalog.library))
  known.set(key, made)
  return made
}

/**
 * Returns the views of an example's code: as its author wrote it, with Edge's own `@` calls if they
 * render the same, and the HTML; of a block, only the first.
 */
async function listCodes(
  { catalog, examples, renderer, printer }: DocSite,
  example: PageExample,
): Promise<ExampleCode[]> {
  const { code, request, application } = example
  const written = { title: 'Edge', language: 'edge', code }
  // People copy the template of a block. Its HTML would be most of the page.
  if (application) return [written]
  const html = examples.get(toExampleKey(example))!
  const formatted = await printer.formatHtml(withoutLongRows(html))
  const calls = toFormattedCalls(code, catalog.library)
  const isSame =
    calls !== null && isAlike(await renderExample(renderer, { code: calls, request }), html)
  return [
    written,
    ...(isSame ? [{ title: 'Edge @', language: 'edge', code: calls }] : []),
    { title: 'HTML', language: 'html', code: formatted },
  ]
}

/** Returns the code with Edge's own `@` calls, with the lines that the formatter breaks. */
function toFormattedCalls(code: string, { namespace }: Library): string | null {
  const calls = toCallSyntax(code, [namespace])
  return calls === null ? null : formatTemplate(calls, { namespaces: [namespace] })
}

/**
 * Leaves out the rows of a long table after the first one, such as the weeks of a calendar, which
 * would be most of the page.
 */
function withoutLongRows(html: string): string {
  const body = /(<tbody\b[^>]*>\s*<tr\b.*?<\/tr\s*>)(.*?)(?=<\/tbody\s*>)/gis
  return html.replace(body, (whole, first: string, rest: string) => {
    const count = rest.split(/<tr\b/i).length - 1
    return rest.length < 4000 ? whole : `${first}<!-- ${count} more rows -->`
  })
}

/** Returns a variant of a live example as a `<template>`, with each view of its code. */
async function toTemplate(site: DocSite, variant: PageExample): Promise<string> {
  const codes = await listCodes(site, variant)
  const views = await Promise.all(
    codes.map(async ({ code, language }) => {
      return `<code>${await site.printer.highlight(`${code}\n`, language)}</code>`
    }),
  )
  const html = showExample(site, variant)
  return `<template data-markdown-ignore><div>${html}</div>${views.join('')}</template>`
}

/** A tag, or an element in which browsers keep all whitespace. */
const whole = /(<pre\b.*?<\/pre\s*>|<textarea\b.*?<\/textarea\s*>|<(?:"[^"]*"|'[^']*'|[^'">])*>)/gis

/**
 * Whether two HTML texts differ only in whitespace next to tags, or in its amount. Most are
 * identical.
 */
export function isAlike(one: string, other: string): boolean {
  return one.trim() === other.trim() || withoutSpace(one) === withoutSpace(other)
}

function withoutSpace(html: string): string {
  return html
    .split(whole)
    .map((part, index) => (index % 2 ? part : part.trim().replace(/\s+/g, ' ')))
    .join('')
}
