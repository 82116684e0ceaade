import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Location, Range as EditRange, TextDocuments } from 'vscode-languageserver/node.js'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { listViews } from '../io/list-templates.ts'
import { readTemplate } from '../io/read-template.ts'
import type { Known } from './known.ts'
import { isTooLarge } from './diagnose.ts'
import { toPath } from './to-path.ts'
import { listWrittenNames, type Spellings } from './written-names.ts'

/** The templates of a project, as open in the editor or else as on disk. */
export type ProjectDocuments = {
  /** Returns the path of a file in the project, with slashes; the URI itself if it is no file */
  toFile: (uri: string) => string
  toUri: (file: string) => string
  /** Lists the templates in its views, and those of its components anywhere else. */
  list: (known: Known) => TextDocument[]
  /** Returns the version of an open document, or null. */
  findVersion: (uri: string) => number | null
  /** Lists where the templates use a component. An element with two tags is one use. */
  listUsesOf: (spellings: Spellings, known: Known) => Location[]
}

/** Returns the templates of the project in the folder `root`. */
export function toProjectDocuments(
  root: string,
  documents: TextDocuments<TextDocument>,
): ProjectDocuments {
  const toFile = (uri: string) => {
    const path = toPath(uri)
    return path === null ? uri : relative(root, path).split(sep).join('/')
  }
  const toUri = (file: string) => pathToFileURL(join(root, file)).href
  const list = ({ tags }: Known) => {
    const open = documents.all()
    const isOpen = new Set(open.map(({ uri }) => uri))
    const own = tags.flatMap(({ source }) => source?.file ?? [])
    const files = [...new Set([...listViews(root), ...own])]
    const others = files.filter((file) => !isOpen.has(toUri(file)))
    return [
      ...open.filter((document) => !isTooLarge(document.getText())),
      ...others.flatMap((file) => {
        const text = read(join(root, file))
        return text === null ? [] : TextDocument.create(toUri(file), 'edge', 0, text)
      }),
    ]
  }
  const listUsesOf = (spellings: Spellings, known: Known) =>
    list(known).flatMap((document) => {
      const names = listWrittenNames(document.getText(), spellings).filter(({ isEnd }) => !isEnd)
      const toRange = toRangeIn(document)
      return names.map(({ from, to }) => ({ uri: document.uri, range: toRange(from, to) }))
    })
  const findVersion = (uri: string) => documents.get(uri)?.version ?? null
  return { toFile, toUri, list, findVersion, listUsesOf }
}

/** Reads a template. Returns null if it is missing, too large or no text. */
function read(path: string): string | null {
  try {
    return readTemplate(path).text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return null
  }
}

/** Returns a function that makes the range of the editor from offsets in a document. */
export function toRangeIn(document: TextDocument): (from: number, to: number) => EditRange {
  return (from, to) => ({ start: document.positionAt(from), end: document.positionAt(to) })
}
