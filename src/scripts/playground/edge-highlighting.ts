import { type Extension, RangeSetBuilder, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { limits } from '@kit-edge/docs/playground/limits.ts'

/** A piece of a template with a colour. */
type Mark = { from: number; to: number; kind: string }

/** What Edge adds to HTML: comments, mustaches, tags such as `@if(…)`, and bound attributes. */
const syntax =
  /(?<comment>\{\{--[^]*?(?:--\}\}|$))|(?<open>\{\{\{?)(?<code>[^]*?)(?<close>\}?\}\}|$)|(?<tag>^[ \t]*@!?(?:[a-zA-Z._]+))(?=[ \t]{0,2}\(|\s*$)|(?<bound>\s:[\w.:-]+=)"(?<value>[^"]*)"/gm

const tokens =
  /(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<constant>\b(?:\d[\d._]*|true|false|null|undefined)\b)|(?<keyword>\b(?:await|const|else|if|in|let|new|of|return|typeof)\b|=>)|(?<function>\b[\w$]+(?=\())/g

/** Lists the coloured pieces of Edge's own syntax in a template, in the order of its text. */
export function listMarks(text: string): Mark[] {
  const marks: Mark[] = []
  const add = (from: number, part: string, kind: string) =>
    marks.push({ from, to: from + part.length, kind })
  const addCode = (from: number, code: string) => {
    for (const { index, 0: whole, groups } of code.matchAll(tokens)) {
      const kind = Object.keys(groups!).find((name) => groups![name] !== undefined)!
      add(from + index, whole, kind)
    }
  }
  for (const { index, 0: whole, groups } of text.matchAll(syntax)) {
    const { comment, open, code, close, tag, bound, value } = groups!
    if (comment !== undefined) add(index, comment, 'comment')
    else if (open !== undefined) {
      add(index, open, 'punctuation')
      addCode(index + open.length, code!)
      if (close) add(index + open.length + code!.length, close, 'punctuation')
    } else if (tag !== undefined) {
      add(index + tag.indexOf('@'), tag.trim(), 'keyword')
      const from = index + tag.length
      addCode(from, text.slice(from, findEnd(text, from)))
    } else {
      add(index + bound!.length + 1, value!, 'expression')
      addCode(index + whole.length - 1 - value!.length, value!)
    }
  }
  return marks.filter(({ from, to }) => from < to)
}

const nextTag = /\n[ \t]*@/y

/**
 * Finds the end of the arguments that start at an offset, or of the line. Arguments without an end
 * go up to the next tag.
 */
function findEnd(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (character === '(') depth++
    else if (character === ')' && --depth <= 0) return at + 1
    else if (character === '\n') {
      nextTag.lastIndex = at
      if (depth === 0 || nextTag.test(text)) return at
    }
  }
  return text.length
}

function decorate(text: string): DecorationSet {
  if (text.length > limits.template) return Decoration.none
  const builder = new RangeSetBuilder<Decoration>()
  const sorted = listMarks(text).sort((a, b) => a.from - b.from || b.to - a.to)
  for (const { from, to, kind } of sorted) {
    builder.add(from, to, Decoration.mark({ class: `tok-${kind}` }))
  }
  return builder.finish()
}

/** Colours Edge's own syntax, on top of the HTML around it. */
export const edgeHighlighting: Extension = StateField.define<DecorationSet>({
  create: ({ doc }) => decorate(doc.toString()),
  update: (marks, { docChanged, newDoc }) => (docChanged ? decorate(newDoc.toString()) : marks),
  provide: (field) => EditorView.decorations.from(field),
})
