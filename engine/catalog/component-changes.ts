import type { Catalog, Release } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'

/** What a version changed about a component: sentences of the changelog, in Markdown. */
export type ComponentChange = Pick<Release, 'version' | 'date'> & { sentences: string[] }

/** A sentence with more code, or with more characters, only lists many components. */
const mostCodes = 5
const longest = 240

/**
 * Lists the sentences of the changelog that name a component or one of its sub-components as code,
 * newest first. A version that only names it in a long list has no sentences.
 */
export function listComponentChanges(
  { releases }: Pick<Catalog, 'releases'>,
  { name, subComponents }: Pick<Component, 'name' | 'subComponents'>,
): ComponentChange[] {
  const codes = [name, ...subComponents.map((sub) => sub.name)].map((one) => `\`${one}\``)
  const isNamed = (text: string) => codes.some((code) => text.includes(code))
  return releases
    .filter(({ markdown }) => isNamed(markdown))
    .map(({ version, date, markdown }) => ({
      version,
      date,
      sentences: markdown
        .split(/\n+- |^- |(?<=[.:]) (?=[A-Z`])|\n{2,}/)
        .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
        .filter((sentence) => isNamed(sentence) && !isList(sentence)),
    }))
}

function isList(sentence: string): boolean {
  return sentence.length > longest || sentence.split('`').length > mostCodes * 2 + 1
}

/** Lists the blocks whose templates use a component or one of its sub-components. */
export function listUsingBlocks(
  { blocks }: Pick<Catalog, 'blocks'>,
  { name }: Pick<Component, 'name'>,
): Catalog['blocks'] {
  return blocks.filter(({ uses }) =>
    uses.some((used) => used === name || used.startsWith(`${name}.`)),
  )
}
