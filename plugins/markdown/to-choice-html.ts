import type { CodePrinter } from '../shared/create-code-printer.ts'
import type { ExampleCode } from './to-figure.ts'

/**
 * What a live example becomes when its controls are set to one combination, as a `<template>`: the
 * example, and each view of its code.
 */
export async function toChoiceHtml(
  printer: CodePrinter,
  { html, codes }: { html: string; codes: ExampleCode[] },
): Promise<string> {
  const views = await Promise.all(
    codes.map(async ({ code, language }) => {
      return `<code>${await printer.highlight(`${code}\n`, language)}</code>`
    }),
  )
  return `<template data-markdown-ignore><div>${html}</div>${views.join('')}</template>`
}
