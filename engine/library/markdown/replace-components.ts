import type { PageComponent } from './mdx.ts'
import { ProblemError } from '../../problem/problem.ts'
import type { PageMarkdown } from './parse-page.ts'
import { spliceText, type TextEdit } from '../../tags/scan/splice-text.ts'

/** Writes a component as Markdown. `children` is the Markdown between its tags, or empty. */
export type MarkdownTwin = (props: Record<string, string>) => string

/** HTML elements without a Markdown equivalent. A blank line follows each of their tags. */
const elements: Record<string, MarkdownTwin> = {
  details: ({ open, name, children }) => {
    const attributes = `${name ? ` name="${name}"` : ''}${open ? ' open' : ''}`
    return `<details${attributes}>\n\n${children}\n\n</details>`
  },
  summary: ({ children }) => `<summary>${children}</summary>`,
}

/**
 * Returns the body of an MDX page as Markdown, without imports and exports, and with each component
 * replaced by its twin. Throws a ProblemError for an expression, or a component or HTML element
 * without a twin.
 */
export function replaceComponents(page: PageMarkdown, twins: Record<string, MarkdownTwin>): string {
  const { text, bodyOffset, file, mdx } = page
  const end = text.length
  if (mdx === null) return text.slice(bodyOffset)
  const problem = mdx.problems[0]
  if (problem !== undefined) throw new ProblemError([problem])

  const blocks = mdx.components.filter(({ isBlock }) => isBlock)
  const ends = new Set(blocks.map((block) => block.to))

  function write(from: number, to: number, components: PageComponent[]): string {
    const edits: TextEdit[] = []
    let done = from
    for (const component of components) {
      if (component.from < done || component.to > to) continue
      done = component.to
      const markdown = writeComponent(component)
      if (markdown === '') edits.push(dropBlock(text, component))
      else
        edits.push({
          ...component,
          text: setApart(text, component, markdown, { scope: { from, to }, ends }),
        })
    }
    for (const block of mdx?.esm ?? []) {
      if (block.from >= from && block.to <= to) edits.push(dropBlock(text, block))
    }
    const shifted = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
    return spliceText(text.slice(from, to), shifted)
  }

  function writeComponent(component: PageComponent): string {
    const { name, props, line, content, from, to } = component
    const twin = [twins, elements].find((known) => Object.hasOwn(known, name))?.[name]
    if (twin === undefined)
      throw new ProblemError(toMissingTwin(file, line, name, Object.keys(twins)))
    const inner = mdx?.components.filter((other) => other.from > from && other.to <= to) ?? []
    const prefix = findPrefix(text, from)
    const children = content === null ? '' : write(content.from, content.to, inner)
    const markdown = twin({ ...props, children: moveLeft(children, prefix) }).trim()
    return markdown
      .replace(/\n(?!\n)/g, `\n${prefix}`)
      .replace(/\n(?=\n)/g, `\n${prefix.trimEnd()}`)
  }

  return write(bodyOffset, end, mdx.components).replace(/^(?:[ \t]*\n)+/, '')
}

function toMissingTwin(file: string, line: number, name: string, known: string[]) {
  const isHtml = /^[a-z]/.test(name) && !name.includes('.')
  return {
    file,
    line,
    cannot: `write Markdown for the ${isHtml ? 'HTML element' : 'component'}`,
    value: `<${name}>`,
    expected: known.map((twin) => `\`<${twin}>\``),
    fix: isHtml
      ? 'Write it in Markdown, or as code if readers should see the tag.'
      : `Correct the name, or add a function for \`${name}\` to \`twins\`.`,
  }
}

/** Adds blank lines around a block, because adjacent lines would be one paragraph. */
function setApart(
  text: string,
  { from, to, isBlock }: PageComponent,
  markdown: string,
  { scope, ends }: { scope: { from: number; to: number }; ends: Set<number> },
): string {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const prefix = text.slice(lineStart, from)
  if (!isBlock || !isBlank(prefix)) return markdown
  const lineBefore = text.lastIndexOf('\n', lineStart - 2) + 1
  const before = text.slice(Math.max(scope.from, lineBefore), lineStart)
  const [, after = ''] = text.slice(to, scope.to).split('\n')
  // A component that ends on the line above has added its blank line already.
  const above = isBlank(before) || ends.has(lineStart - 1) ? '' : `\n${prefix}`
  const below = isBlank(after) ? '' : `\n${prefix.trimEnd()}`
  return `${above}${markdown}${below}`
}

function isBlank(line: string): boolean {
  return /^[\s>]*$/.test(line)
}

/** Removes a block with the blank lines below it. */
function dropBlock(text: string, { from, to }: { from: number; to: number }): TextEdit {
  const isLine = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim() === ''
  const blank = isLine ? (/^(?:[ \t]*\n)*/.exec(text.slice(to))?.[0].length ?? 0) : 0
  return { from, to: to + blank, text: '' }
}

/** Returns the prefix of a component's lines: indentation, and `>` in a quote. */
function findPrefix(text: string, from: number): string {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  return /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*[\s>]*$/.test(before)
    ? before.replace(/[^\s>]/g, ' ')
    : ''
}

/** Removes the prefix of the component and the shared indentation from the lines. */
function moveLeft(content: string, prefix: string): string {
  const lines = content
    .split('\n')
    .map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line))
    .map((line) => (line === prefix.trimEnd() ? '' : line))
    .map((line) => (line.trim() === '' ? '' : line))
  const indents = lines.filter((line) => line !== '').map((line) => line.search(/\S/))
  const shared = indents.length === 0 ? 0 : Math.min(...indents)
  return lines
    .map((line) => line.slice(shared))
    .join('\n')
    .trim()
}
