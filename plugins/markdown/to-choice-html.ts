import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { highlight } from './highlight.ts'
import type { ExampleCode } from './to-figure.ts'

/**
 * What a live example becomes when its controls are set to one combination, as a `<template>`: the
 * example, and each view of its code.
 */
export async function toChoiceHtml({
  html,
  codes,
}: {
  html: string
  codes: ExampleCode[]
}): Promise<string> {
  const views: string[] = []
  for (const { code, language } of codes) {
    views.push(toHtml(h('code', await highlight(`${code}\n`, language))))
  }
  return `<template data-markdown-ignore><div>${html}</div>${views.join('')}</template>`
}
