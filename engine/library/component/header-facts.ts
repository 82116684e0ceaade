import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import type { ProblemParts } from '../../problem/problem.ts'
import type { Component, SubComponent } from '../../schema/component.ts'
import type { Header, HeaderTag } from './header.ts'

/** Facts about a component from the header comment of its template. */
export type HeaderFacts = Pick<
  Component,
  | 'summary'
  | 'description'
  | 'category'
  | 'keywords'
  | 'since'
  | 'deprecated'
  | 'slots'
  | 'parts'
  | 'events'
  | 'script'
  | 'accessibility'
  | 'rules'
> & { attributesTo: string } & Pick<
    SubComponent,
    | 'parentRequired'
    | 'parentUnless'
    | 'counterpart'
    | 'idProps'
    | 'internalAttributes'
    | 'labelledBy'
    | 'labelsControls'
  >

type Report = (parts: Omit<ProblemParts, 'file'>) => void

/** The tags of a header comment, each with its format. */
const forms: Record<string, string> = {
  aria: '@aria https://www.w3.org/WAI/ARIA/apg/patterns/…',
  attributes: '@attributes the element that gets them',
  category: '@category Name of the category',
  counterpart: '@counterpart tabs.panel - with the same `value`',
  deprecated: '@deprecated What to use instead.',
  idref: '@idref prop, prop',
  internal: '@internal attribute, attribute',
  key: '@key Escape - What it does.',
  keywords: '@keywords word, word',
  'labelled-by': '@labelled-by label, main',
  labels: '@labels controls',
  parent: '@parent name-before-the-dot',
  part: '@part icon - What it is.',
  rule: '@rule What to do.',
  script: '@script name-of-the-script',
  since: '@since 0.1.0',
  slot: '@slot main - What goes there.',
  whitespace: '@whitespace trim',
}
const known = Object.keys(forms)

/** Reads the facts in the header comment of a template, and reports missing or invalid lines. */
export function toHeaderFacts(
  { description, tags }: Header,
  { name, categories }: { name: string; categories: string[] },
  report: Report,
): HeaderFacts {
  const all = (tag: string) => tags.filter((entry) => entry.tag === tag)
  const one = (tag: string) => all(tag)[0]
  const isSubComponent = name.includes('.')
  const idProps = toNames(one('idref'))
  const internalAttributes = toNames(one('internal'))
  const labelledBy = toNames(one('labelled-by'))
  const labels = one('labels')
  const parentUnless = toQuoted(one('parent'))

  for (const entry of tags) {
    const { tag, all, line } = entry
    if (known.includes(tag)) {
      if (!isComplete(entry, name)) {
        report({
          line,
          cannot: 'read header line',
          value: `@${tag} ${all}`,
          expected: [`\`${forms[tag]}\``],
          fix: 'Complete the line, or delete it.',
        })
      }
      continue
    }
    const nearest = findNearest(tag, known)
    report({
      line,
      cannot: 'read header line',
      value: `@${tag}`,
      expected: known.map((word) => `@${word}`),
      fix: nearest ? toSuggestion(`\`@${nearest}\``) : 'Delete the line.',
    })
  }
  return {
    ...toDescription(description, name, report),
    category: isSubComponent ? '' : toCategory(one('category'), name, categories, report),
    keywords: toNames(one('keywords')),
    since: one('since')?.name,
    deprecated: toDeprecation(one('deprecated')),
    slots: all('slot').map((slot) => toSlot(slot, name, report)),
    parts: all('part').map(({ name, text }) => ({ name, description: text })),
    events: [],
    script: one('script')?.name ?? null,
    accessibility: { pattern: one('aria')?.name ?? null, keys: all('key').map(toKey) },
    rules: all('rule').map((rule) => rule.all),
    attributesTo: one('attributes')?.all ?? 'root element',
    parentRequired: Boolean(one('parent')),
    ...(parentUnless.length > 0 && { parentUnless }),
    ...toCounterpart(one('counterpart')),
    ...(idProps.length > 0 && { idProps }),
    ...(internalAttributes.length > 0 && { internalAttributes }),
    ...(labelledBy.length > 0 && { labelledBy }),
    ...(labels && { labelsControls: toQuoted(labels) }),
  }
}

/** Whether a line has the content that its tag requires. Categories are checked elsewhere. */
function isComplete({ tag, name, text, all }: HeaderTag, component: string): boolean {
  if (tag === 'aria') return URL.canParse(name)
  if (tag === 'key') return /\S - \S/.test(all)
  if (tag === 'part') return name !== '' && text !== ''
  if (tag === 'counterpart') return name !== '' && /`[\w-]+`/.test(text)
  if (tag === 'slot') return name !== ''
  if (tag === 'whitespace') return /^(?:trim|collapse|keep)$/.test(all)
  if (tag === 'labels') return name === 'controls'
  if (tag === 'parent') return component.startsWith(`${name}.`)
  return tag === 'category' || all !== ''
}

function toDescription(description: string, name: string, report: Report) {
  const [first = ''] = description.split(/\n\s*\n/)
  const summary = first.replace(/\s*\n\s*/g, ' ')
  if (!summary) {
    report({
      line: 1,
      cannot: 'describe component',
      value: name,
      expected: ['a summary in a header comment'],
      fix: 'Begin the template with `{{-- One sentence. --}}`.',
    })
  } else if (summary.length > 100) {
    report({
      line: 1,
      cannot: 'use the summary of component',
      value: name,
      expected: [`at most 100 characters and not ${summary.length}`],
      fix: 'Keep the first sentence, and move the rest into a second paragraph.',
    })
  }
  return {
    summary,
    description: description
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
      .join('\n\n'),
  }
}

function toCategory(
  tag: HeaderTag | undefined,
  name: string,
  categories: string[],
  report: Report,
): string {
  const category = tag?.all ?? ''
  if (!categories.includes(category)) {
    const nearest = findNearest(category, categories)
    report({
      line: tag?.line ?? 1,
      cannot: tag ? 'use category' : 'find the category of component',
      value: tag ? category : name,
      expected: tag ? categories : ['a line with `@category`'],
      fix: nearest
        ? toSuggestion(`\`${nearest}\``)
        : `Write \`@category\` and one of ${categories.join(', ')} in the header comment.`,
    })
  }
  return category
}

function toSlot({ name, optional, text, line }: HeaderTag, component: string, report: Report) {
  if (name && !text) {
    report({
      line,
      cannot: `describe a slot of ${component}`,
      value: name,
      expected: ['a description after its name'],
      fix: `Write \`@slot ${name} - What goes there.\``,
    })
  }
  return { name, required: !optional, description: text }
}

/** Reads the attributes in backticks, as in `@parent field - or `id``. */
function toQuoted(line: HeaderTag | undefined): string[] {
  return Array.from((line?.text ?? '').matchAll(/`([\w-]+)`/g), ([, name]) => name!)
}

/** Reads the sub-component that each one needs, as in `@counterpart tabs.panel - with the same `value``. */
function toCounterpart(line: HeaderTag | undefined): Pick<SubComponent, 'counterpart'> {
  const [, prop] = /`([\w-]+)`/.exec(line?.text ?? '') ?? []
  return line && prop !== undefined ? { counterpart: { name: line.name, prop } } : {}
}

/** Reads a list with commas, as in `@keywords tag, pill`. */
function toNames(line: HeaderTag | undefined): string[] {
  return (line?.all ?? '').split(',').flatMap((word) => word.trim() || [])
}

/** Reads the message and the replacement, as in `@deprecated It goes in 2.0, use `card`.`. */
function toDeprecation(tag: HeaderTag | undefined): HeaderFacts['deprecated'] {
  if (!tag) return undefined
  const [, replacement] = /\buse `(?:<x-[\w-]+::)?([\w.-]+)>?`/i.exec(tag.all) ?? []
  return { message: tag.all, ...(replacement && { replacement }) }
}

function toKey({ all }: HeaderTag) {
  const [keys, ...action] = all.split(' - ')
  return { keys: keys!, action: action.join(' - ') }
}
