import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { renameAttributes, renameProp } from '../library/component/rename-prop.ts'
import type { Entry } from '../schema/component.ts'
import type { TextEdit as OffsetEdit } from '../tags/index.ts'
import { isEdgeTag } from '../template/edge-syntax.ts'
import type { Known } from './known.ts'
import { findEntryAt, toRenamed, toRenaming } from './navigate.ts'
import { renamePassed } from './passed-props.ts'
import { type ProjectDocuments, toRangeIn } from './project-documents.ts'
import { listWrittenNames, toSpellings } from './written-names.ts'
import { UserError } from '../problem/user-error.ts'

/** What people want to rename, and what their editor can do. */
type Request = {
  document: TextDocument
  offset: number
  newName: string
  canRenameFiles: boolean
}

/**
 * Renames the component of the application whose tag or call is at an offset, with its file, or its
 * prop, in all templates. Returns null if there is none. Throws an Error for the editor to show if
 * the name cannot be used, or if a call cannot be edited.
 */
export function rename(
  { document, offset, newName, canRenameFiles }: Request,
  known: Known,
  project: ProjectDocuments,
): WorkspaceEdit | null {
  const found = findEntryAt(document.getText(), offset, known)
  if (!found || found.cursor.kind === 'value') return null
  if (found.cursor.kind === 'attribute') {
    const attribute = found.cursor.attribute.replace(/^:/, '')
    return renamePropOf(found.entry, attribute, newName, known, project)
  }
  const { entry } = found
  if (!canRenameFiles) {
    throw new UserError(
      `Cannot rename <${entry.tag}>, expected an editor that can rename its file.`,
    )
  }
  const renamed = toRenamed(entry, newName)
  const { calls } = toSpellings(renamed.tag, renamed.file)
  // Two names may have the same call.
  const other =
    known.entries.get(renamed.tag) ??
    calls.map((call) => known.spelled.get(call)).find((one) => one && one !== entry)
  if (other) {
    throw new UserError(
      `Cannot rename <${entry.tag}>, because <${other.tag}> exists already. Choose another name.`,
    )
  }
  const changes = project.list(known).flatMap((document) => {
    const edits = renameNames(document, entry, renamed, (offset, reason) => {
      const place = toPlace(project, document, offset)
      throw new UserError(
        `Cannot rename <${entry.tag}> to "${newName}", because \`${place}\` ${reason} Choose another name.`,
      )
    })
    const { uri } = document
    return edits.length ? [{ textDocument: { uri, version: project.findVersion(uri) }, edits }] : []
  })
  const file = {
    kind: 'rename' as const,
    oldUri: project.toUri(entry.source!.file),
    newUri: project.toUri(renamed.file),
  }
  return { documentChanges: [...changes, file] }
}

type Refuse = (offset: number, reason: string) => never

/** Renames a component in a template: its tags, its calls, and its path. */
function renameNames(
  document: TextDocument,
  { tag, source }: Entry,
  renamed: { tag: string; file: string },
  refuse: Refuse,
): TextEdit[] {
  const before = toSpellings(tag, source!.file)
  const after = toSpellings(renamed.tag, renamed.file)
  return listWrittenNames(document.getText(), before).map(({ form, index, from, to }) => {
    const newText = { tag: renamed.tag, call: after.calls[index]!, path: after.paths[index]! }[form]
    if (form === 'call') {
      const calls = `calls it as \`@${before.calls[index]}\`, and`
      if (!/^[a-zA-Z._]+$/.test(newText)) {
        refuse(from, `${calls} the name of a call has only letters and underscores.`)
      }
      if (!newText.includes('.') && isEdgeTag(newText)) {
        refuse(from, `${calls} \`@${newText}\` is a tag of Edge.`)
      }
    }
    return { range: toRangeIn(document)(from, to), newText }
  })
}

function renamePropOf(
  entry: Entry,
  attribute: string,
  newName: string,
  known: Known,
  project: ProjectDocuments,
): WorkspaceEdit {
  const renaming = toRenaming(entry, attribute, newName)
  const template = project.toUri(entry.source!.file)
  const spellings = toSpellings(entry.tag, entry.source!.file)
  const changes = project.list(known).flatMap((document): [string, TextEdit[]][] => {
    const text = document.getText()
    const passed = renamePassed(text, spellings, renaming, (offset, reason) => {
      const place = toPlace(project, document, offset)
      throw new UserError(`Cannot rename "${attribute}", because \`${place}\` ${reason}`)
    })
    const edits = [
      ...(document.uri === template
        ? joinEdits(renameProp(text, renaming), passed, renaming.renamed)
        : passed),
      ...renameAttributes(text, entry.tag, renaming),
    ].map(({ from, to, text: newText }) => ({ range: toRangeIn(document)(from, to), newText }))
    return edits.length ? [[document.uri, edits]] : []
  })
  return { changes: Object.fromEntries(changes) }
}

/** Joins the edits where a component passes a prop to itself: `{ number }` is both at once. */
function joinEdits(read: OffsetEdit[], passed: OffsetEdit[], renamed: string): OffsetEdit[] {
  const places = new Set(read.map(({ from }) => from))
  const both = new Set(passed.flatMap(({ from }) => (places.has(from) ? [from] : [])))
  const others = passed.filter(({ from }) => !both.has(from))
  return [...read.map((one) => (both.has(one.from) ? { ...one, text: renamed } : one)), ...others]
}

function toPlace(project: ProjectDocuments, document: TextDocument, offset: number): string {
  return `${project.toFile(document.uri)}:${document.positionAt(offset).line + 1}`
}
