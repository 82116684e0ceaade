import type { Component, SubComponent } from '../../schema/component.ts'
import type { Library } from '../../schema/library.ts'
import type { EdgeError } from 'edge.js'
import { findPropsArgument, parseProps, type Prop } from '../../tags/index.ts'
import { toProblem, type Problem, type ProblemParts } from '../../problem/problem.ts'
import { findHeader } from '../../template/header.ts'
import { parse } from '../../template/parse.ts'
import { listSlotUses } from '../../template/slots.ts'
import { parseHeader, type Header } from './header.ts'
import { toHeaderFacts } from './header-facts.ts'

/** A component's template as text, with facts from its path. */
export type ComponentSource = {
  /** Dotted name, `card.header` */
  name: string
  /** Path for messages */
  file: string
  text: string
  /** Whether there is a class beside the template */
  hasClass: boolean
}

/** The facts from one template, before sub-components and examples are added. */
export type ParsedComponent = Omit<Component, 'subComponents' | 'examples'> &
  Pick<SubComponent, 'parentRequired' | 'parentUnless' | 'counterpart'>

/** What a problem is about: the declaration of the props, or what describes the component. */
export type Subject = 'declaration' | 'description'

/** Reads a component from its template without running it, and reports all problems. */
export function parseComponent(
  { name, file, text, hasClass }: ComponentSource,
  library: Pick<Library, 'namespace' | 'categories'>,
  report: (problem: Problem, subject: Subject) => void,
): ParsedComponent {
  const problem: Tell = (parts, subject = 'description') =>
    report(toProblem({ file, ...parts }), subject)
  const header = readHeader(text)
  const { attributesTo, ...facts } = toHeaderFacts(
    header,
    { name, categories: library.categories },
    problem,
  )
  const slots = new Set(facts.slots.map((slot) => slot.name))
  const used = findSlots(text)
  for (const [slot, line] of used) {
    if (slot in Object.prototype) {
      problem({
        line,
        cannot: 'name slot',
        value: slot,
        expected: ['a name that JavaScript objects do not have'],
        fix: 'Rename the slot: the template would find a value for this name even if the slot is empty.',
      })
    }
    if (slots.has(slot)) continue
    problem({
      line,
      cannot: 'describe slot',
      value: slot,
      expected: [`a \`@slot ${slot}\` line in the header comment`],
      fix: `Add \`@slot ${slot} - What goes there.\`, with \`[${slot}]\` if it is optional.`,
    })
  }
  for (const { tag, name: slot, line } of header.tags) {
    if (tag !== 'slot' || !slot || used.has(slot)) continue
    problem({
      line,
      cannot: 'find slot',
      value: slot,
      expected: [`\`$slots.${slot}\` in the template`],
      fix: 'Render the slot, or delete the `@slot` line.',
    })
  }
  // A class passes the attributes to its template as its own bags: `<p {{ self.root.toAttrs() }}>`
  // or, to another tag, `<x-acme::form {{ self.root }}>`.
  const passThrough = /\$attrs\b|\.toAttrs\(\)|<x-[\w:.-]+ \{\{ self\./.test(withoutComments(text))
  return {
    name,
    tag: `x-${library.namespace}::${name}`,
    title: toTitle(name),
    kind: hasClass ? 'class' : 'anonymous',
    ...facts,
    props: readProps(text, file, problem),
    attributes: { passThrough, to: passThrough ? attributesTo : null },
  }
}

function readHeader(text: string): Header {
  const header = findHeader(text)
  if (!header) return { description: '', tags: [] }
  const line = text.slice(0, header.from).split('\n').length
  return parseHeader(text.slice(header.from, header.to), line)
}

/** Finds the slots that the template renders, each with the line of its first use. */
function findSlots(text: string): Map<string, number> {
  const slots = new Map<string, number>()
  for (const { name, from } of listSlotUses(parse(text))) {
    if (name === null || slots.has(name)) continue
    slots.set(name, text.slice(0, from).split('\n').length)
  }
  return slots
}

/** Blanks the comments of a template. Lines and columns keep their numbers. */
function withoutComments(text: string): string {
  return text.replace(/\{\{--[\s\S]*?--\}\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** Reports a problem of the template. */
type Tell = (parts: Omit<ProblemParts, 'file'>, subject?: Subject) => void

function readProps(text: string, file: string, problem: Tell): Prop[] {
  const argument = findPropsArgument(text)
  if (!argument) return []
  const second = findPropsArgument(text, undefined, argument.to)
  if (second) {
    problem(
      {
        line: second.line,
        cannot: 'read props',
        expected: ['one `@props` in a template'],
        fix: `Move its entries into the \`@props\` of line ${argument.line}.`,
      },
      'declaration',
    )
  }
  const position = { filename: file, line: argument.line, col: argument.col }
  let props: Prop[] = []
  try {
    props = parseProps(argument.jsArg, position)
  } catch (error) {
    const { message, line = argument.line } = error as EdgeError
    problem(
      {
        line,
        cannot: 'read props',
        expected: ['one literal object'],
        fix: `${message.replace(/^@props: /, '').replace(/\.?$/, '')}.`,
      },
      'declaration',
    )
  }
  for (const { name } of props.filter(({ description }) => !description)) {
    problem({
      line: argument.line,
      cannot: 'describe prop',
      value: name,
      expected: ['a comment before it'],
      fix: `Write \`/** What it does. */\` above \`${name}\`.`,
    })
  }
  return props
}

function toTitle(name: string): string {
  const words = name.replaceAll(/[.-]/g, ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}
