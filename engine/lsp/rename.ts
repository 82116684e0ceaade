import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { renameAttributes, renameProp } from '../library/component/rename-prop.ts'
import type { Entry } from '../schema/component.ts'
import type { Known } from './known.ts'
import { findEntryAt, toRenamed, toRenaming } from './navigate.ts'
import { type ProjectDocuments, toRangeIn } from './project-documents.ts'

/** What people want to rename, and what their editor can do. */
type Request = {
  document: TextDocument
  offset: number
  newName: string
  canRenameFiles: boolean
}

/**
 * Renames the component of the application whose tag is at an offset, with its file, or its prop, in
 * all templates. Returns null if there is no tag or attribute of a component. Throws an Error for the
 * editor to show if the name cannot be used.
 */
export function rename(
  { document, offset, newName, canRenameFiles }: Request,
  { entries }: Known,
  project: ProjectDocuments,
): WorkspaceEdit | null {
  const found = findEntryAt(document.getText(), offset, entries)
  if (!found || found.cursor.kind === 'value') return null
  if (found.cursor.kind === 'attribute') {
    const attribute = found.cursor.attribute.replace(/^:/, '')
    return renamePropOf(found.entry, attribute, newName, project)
  }
  const { tag, source } = found.entry
  if (!canRenameFiles) {
    throw new Error(`Cannot rename <${tag}>, expected an editor that can rename its file.`)
  }
  const renamed = toRenamed(found.entry, newName)
  if (entries.has(renamed.tag))
    throw new Error(
      `Cannot rename <${tag}>, because <${renamed.tag}> exists already. Choose another name.`,
    )
  const edits = Map.groupBy(project.listUsesOf(tag), ({ uri }) => uri)
  return {
    documentChanges: [
      ...Array.from(edits, ([uri, places]) => ({
        textDocument: { uri, version: project.findVersion(uri) },
        edits: places.map(({ range }) => ({ range, newText: renamed.tag })),
      })),
      {
        kind: 'rename' as const,
        oldUri: project.toUri(source!.file),
        newUri: project.toUri(renamed.file),
      },
    ],
  }
}

function renamePropOf(
  entry: Entry,
  attribute: string,
  newName: string,
  project: ProjectDocuments,
): WorkspaceEdit {
  const renaming = toRenaming(entry, attribute, newName)
  const template = project.toUri(entry.source!.file)
  const all = project.list()
  if (!all.some(({ uri }) => uri === template)) {
    throw new Error(`Cannot rename "${attribute}", expected its template in \`resources/views\`.`)
  }
  const changes = all.flatMap((document): [string, TextEdit[]][] => {
    const text = document.getText()
    const edits = [
      ...(document.uri === template ? renameProp(text, renaming) : []),
      ...renameAttributes(text, entry.tag, renaming),
    ].map(({ from, to, text: newText }) => ({ range: toRangeIn(document)(from, to), newText }))
    return edits.length ? [[document.uri, edits]] : []
  })
  return { changes: Object.fromEntries(changes) }
}
