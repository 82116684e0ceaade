import type { Element, ElementContent } from 'hast'
import { toBasePath } from '@kit-edge/engine/files/urls.ts'
import { onceFor } from '@kit-edge/engine/library/once-for.ts'
import type { PageExample } from '@kit-edge/engine/library/pages/examples.ts'
import { toCallSyntax } from '@kit-edge/engine/tags/compile/call.ts'
import type { DocSite } from '../content/doc-site.ts'
import { listVariants, renderExample, toExampleKey } from './render-examples.ts'
import { type ExampleCode, toFigure } from './to-figure.ts'
import { toExampleHtml } from './to-example-html.ts'

/**
 * The figure of a live example: the example, its controls and its code.
 * @param toNode makes a node that stands for HTML as it is
 */
export async function toExample(
  site: DocSite,
  example: PageExample,
  toNode: (html: string) => ElementContent,
): Promise<Element> {
  const { controls, variants } = listVariants(site.catalog, example)
  const codes = await listCodes(site, example)
  const templates = await Promise.all(variants.map((variant) => toTemplate(site, variant)))
  return toFigure(example, toNode(showExample(site, example)), codes, {
    controls,
    variants: templates.length ? [toNode(templates.join(''))] : [],
  })
}

/** What was made of the examples of one reading: a page shows each, and so does a page of its own. */
const shown = onceFor<DocSite['examples'], Map<string, string>>(() => new Map())

/** The HTML of a live example as pages show it. */
export function showExample({ catalog, examples }: DocSite, example: PageExample): string {
  const html = examples.get(toExampleKey(example))!
  const known = shown(examples)
  const key = `${example.id}\n${html}`
  const made = known.get(key) ?? toExampleHtml(html, example.id, toBasePath(catalog.library))
  known.set(key, made)
  return made
}

/**
 * The views of a live example: as its author wrote it, with Edge's own calls where they render the
 * same, and the HTML.
 */
async function listCodes(
  { catalog, examples, renderer, printer }: DocSite,
  example: PageExample,
): Promise<ExampleCode[]> {
  const { code, request } = example
  const html = examples.get(toExampleKey(example))!
  const formatted = await printer.formatHtml(html)
  const calls = toCallSyntax(code, [catalog.library.namespace])
  const isSame =
    calls !== null && isAlike(await renderExample(renderer, { code: calls, request }), html)
  return [
    { title: 'Edge', language: 'edge', code },
    ...(isSame ? [{ title: 'Edge @', language: 'edge', code: calls }] : []),
    { title: 'HTML', language: 'html', code: formatted },
  ]
}

/** A variant of a live example as a `<template>`, with each view of its code. */
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

/** A tag, or an element in which a browser keeps all space. */
const whole = /(<pre\b.*?<\/pre\s*>|<textarea\b.*?<\/textarea\s*>|<(?:"[^"]*"|'[^']*'|[^'">])*>)/gis

/** Whether HTML is the same but for space beside tags, and its amount; most is to the letter. */
export function isAlike(one: string, other: string): boolean {
  return one.trim() === other.trim() || withoutSpace(one) === withoutSpace(other)
}

function withoutSpace(html: string): string {
  return html
    .split(whole)
    .map((part, index) => (index % 2 ? part : part.trim().replace(/\s+/g, ' ')))
    .join('')
}
