import { join } from 'node:path'
import {
  type ClientCapabilities,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  MessageType,
  type Position,
  ResponseError,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node.js'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type InstalledLibrary, readVersion } from '../io/installed-library.ts'
import { openProjectCatalog } from '../io/project/catalog.ts'
import { openProjectNames } from '../io/project/names.ts'
import { openLayouts } from '../io/read-layouts.ts'
import { keepAlive, toLogText } from '../io/run-modules.ts'
import { toVisible } from '../problem/visible.ts'
import { findApplication, toWatchers } from './application.ts'
import { complete } from './complete.ts'
import { connect } from './connect.ts'
import { findDefinition, findView } from './definition.ts'
import { describeEntry, describeProp, findProp } from './describe.ts'
import { type Diagnosed, diagnose, isTooLarge, toQuickFixes } from './diagnose.ts'
import { toFormatEdits } from './format.ts'
import { type Known, toKnown } from './known.ts'
import { findEntryAt } from './navigate.ts'
import { toFolds, toSymbols } from './outline.ts'
import { toProjectDocuments, toRangeIn } from './project-documents.ts'
import { rename } from './rename.ts'
import { toSpellings } from './written-names.ts'

/**
 * The folder in which the language server starts. `write` writes to stdout, which is reserved for the
 * protocol.
 */
export type LanguageServerOptions = { folder: string; write: typeof process.stdout.write }

/** Milliseconds without a key press after which a template is checked. */
const PAUSE = 200

/** Serves the language server of an installed library over stdin and stdout. */
export function serveLanguage(
  installed: InstalledLibrary,
  { folder, write }: LanguageServerOptions,
): void {
  const connection = connect(write)
  const documents = new TextDocuments(TextDocument)
  const report = (problem: string) => connection.console.warn(problem)
  keepAlive((text) => connection.console.error(text))
  const open = (root: string) => ({
    root,
    read: openProjectCatalog(installed, join(root, 'config'), report),
    project: toProjectDocuments(root, documents),
    names: openProjectNames(root, join(installed.folder, '../package.json')),
  })
  /** The application. The editor tells its folder before anything else. */
  let app = open(folder)
  const library = installed.library
  const diagnosed = new Map<string, { version: number; found: Diagnosed[] }>()
  const timers = new Map<string, NodeJS.Timeout>()
  // Reads again what changed, because not every editor tells about changed files.
  const readKnown = () => app.read().then(toKnown)
  const refresh = () => documents.all().forEach(schedule)

  /** Answers with a value instead of an error if something fails, so that typing goes on. */
  const attempt = async <T>(fallback: T, step: () => Promise<T>): Promise<T> => {
    try {
      return await step()
    } catch (error) {
      connection.console.error(toLogText(error))
      return fallback
    }
  }
  const check = (document: TextDocument) =>
    attempt(undefined, async () => {
      const { catalog } = await readKnown()
      const { uri, version } = document
      if (documents.get(uri)?.version !== version) return
      const found = diagnose(document.getText(), app.project.toFile(uri), catalog, app.names)
      diagnosed.set(uri, { version, found })
      const diagnostics = found.map(({ diagnostic }) => diagnostic)
      await connection.sendDiagnostics({ uri, version, diagnostics })
    })
  function schedule(document: TextDocument): void {
    clearTimeout(timers.get(document.uri))
    timers.set(
      document.uri,
      setTimeout(() => void check(document), PAUSE),
    )
  }

  type At = { textDocument: { uri: string }; position: Position }
  const at = async <T>(
    { textDocument, position }: At,
    fallback: T,
    step: (found: { document: TextDocument; text: string; offset: number; known: Known }) => T,
  ): Promise<T> =>
    attempt(fallback, async () => {
      const document = documents.get(textDocument.uri)
      const text = document?.getText() ?? ''
      if (!document || isTooLarge(text)) return fallback
      const offset = document.offsetAt(position)
      return step({ document, text, offset, known: await readKnown() })
    })

  /** What the editor can do. */
  let client: ClientCapabilities = {}
  /** What people are told if there is no application. */
  let missing: string | null = null
  connection.onInitialize(({ capabilities, rootUri, workspaceFolders }) => {
    client = capabilities
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
    const found = findApplication(uris, folder, library)
    missing = found.problem
    app = open(found.root)
    return {
      serverInfo: { name: `${library.namespace}-lsp`, version: readVersion(installed) },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: ['<', ':', '.', '-', ' ', '"', "'"] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        documentSymbolProvider: true,
        foldingRangeProvider: true,
        documentFormattingProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix'] },
      },
    }
  })
  connection.onInitialized(() => {
    if (missing !== null) {
      const told = { type: MessageType.Warning, message: toVisible(missing) }
      void connection.sendNotification(ShowMessageNotification.type, told)
    }
    const watching = client.workspace?.didChangeWatchedFiles
    if (!watching?.dynamicRegistration) return
    const watchers = toWatchers(app.root, watching.relativePatternSupport === true)
    void attempt(undefined, async () => {
      await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
    })
  })
  connection.onDidChangeWatchedFiles(refresh)
  documents.onDidSave(refresh)
  documents.onDidChangeContent(({ document }) => schedule(document))
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri))
    timers.delete(uri)
    diagnosed.delete(uri)
    void connection.sendDiagnostics({ uri, diagnostics: [] })
  })

  connection.onCompletion((params) =>
    at(params, [], ({ document, text, offset, known }) =>
      complete(text, offset, {
        known,
        names: app.names,
        toRange: toRangeIn(document),
        hasSnippets: client.textDocument?.completion?.completionItem?.snippetSupport === true,
      }),
    ),
  )
  connection.onHover((params) =>
    at(params, null, ({ document, text, offset, known }) => {
      const found = findEntryAt(text, offset, known)
      if (!found) return null
      const { entry, cursor } = found
      const prop = cursor.kind === 'tag' ? undefined : findProp(entry, cursor.attribute)
      if (cursor.kind !== 'tag' && !prop) return null
      const value = prop ? describeProp(prop, entry) : describeEntry(known.catalog, entry)
      return {
        contents: { kind: 'markdown' as const, value },
        range: toRangeIn(document)(cursor.from, cursor.to),
      }
    }),
  )
  connection.onDefinition((params) =>
    at(params, null, ({ text, offset, known }) =>
      findDefinition(text, offset, known, { root: app.root, library: installed.folder }),
    ),
  )
  connection.onReferences((params) =>
    at(params, [], ({ text, offset, known }) => {
      const found = findEntryAt(text, offset, known)
      const file = found ? found.entry.source?.file : findView(text, offset, app.root)
      if (!found && file === null) return []
      const spellings = toSpellings(found?.entry.tag ?? null, file ?? undefined)
      return app.project.listUsesOf(spellings, known)
    }),
  )
  connection.onPrepareRename((params) =>
    at(params, null, ({ document, text, offset, known }) => {
      const found = findEntryAt(text, offset, known)
      if (!found?.entry.source || found.cursor.kind === 'value') return null
      const { replaced, placeholder } = found
      return { range: toRangeIn(document)(replaced.from, replaced.to), placeholder }
    }),
  )
  connection.onRenameRequest(async ({ textDocument, position, newName }) => {
    const document = documents.get(textDocument.uri)
    if (!document || isTooLarge(document.getText())) return null
    const offset = document.offsetAt(position)
    const operations = client.workspace?.workspaceEdit?.resourceOperations
    const canRenameFiles = operations?.includes('rename') === true
    try {
      return rename({ document, offset, newName, canRenameFiles }, await readKnown(), app.project)
    } catch (error) {
      // Editors show the message of this error as it is.
      throw new ResponseError(LSPErrorCodes.RequestFailed, toVisible((error as Error).message))
    }
  })
  connection.onDocumentSymbol(({ textDocument }) =>
    at({ textDocument, position: { line: 0, character: 0 } }, [], ({ document, text, known }) =>
      toSymbols(text, known.namespaces, toRangeIn(document)),
    ),
  )
  connection.onFoldingRanges(({ textDocument }) =>
    at({ textDocument, position: { line: 0, character: 0 } }, [], ({ document, text, known }) =>
      toFolds(text, known.namespaces, toRangeIn(document)),
    ),
  )
  connection.onDocumentFormatting(({ textDocument }) =>
    at({ textDocument, position: { line: 0, character: 0 } }, [], ({ document, known }) =>
      toFormatEdits(document, openLayouts(known.catalog, installed.folder, app.root)),
    ),
  )
  connection.onCodeAction(({ textDocument: { uri }, range }) =>
    attempt([], async () => {
      const document = documents.get(uri)
      if (!document) return []
      const before = diagnosed.get(uri)
      const { catalog } = await readKnown()
      const found =
        before?.version === document.version
          ? before.found
          : diagnose(document.getText(), app.project.toFile(uri), catalog, app.names)
      return toQuickFixes(found, uri, range)
    }),
  )
  connection.onShutdown(() => {
    process.exitCode = 0
    timers.forEach((timer) => clearTimeout(timer))
  })
  documents.listen(connection)
  connection.listen()
}
