import type { TextEdit } from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { formatTemplate, type FormatOptions } from '../format/format-template.ts'

/** Returns the edit that formats a template: from its first changed character to its last. */
export function toFormatEdits(document: TextDocument, options: FormatOptions): TextEdit[] {
  const before = document.getText()
  const after = formatTemplate(before, options)
  if (after === before) return []
  let start = 0
  while (before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const range = {
    start: document.positionAt(start),
    end: document.positionAt(before.length - end),
  }
  return [{ range, newText: after.slice(start, after.length - end) }]
}
