import { dirname, relative, resolve } from 'node:path'

/** A mistake that somebody could make in a function, and the tests that have to notice it. */
export type Fault = {
  /** What holds without it */
  promise: string
  /** Imports the module of the function */
  load: () => Promise<Record<string, unknown>>
  /** Path of that module from the root of the checkout */
  file: string
  /** Name of the function or class, which the module exports */
  name: string
  /** Returns the faulty function for the real one; it is run elsewhere, so nothing around it is there */
  change: (real: never) => unknown
  /** Paths of test files, of which one has to fail */
  tests: string[]
}

const root = resolve(import.meta.dirname, '../..')

/** @param load an arrow function with nothing but an import */
function toFault<M extends object, N extends keyof M & string>(
  promise: string,
  load: () => Promise<M>,
  name: N,
  change: (real: M[N]) => M[N],
  ...tests: string[]
): Fault {
  const path = /import\(['"](.+)['"]\)/.exec(String(load))![1]!
  const file = relative(root, resolve(dirname(import.meta.filename), path))
  return { promise, load: load as Fault['load'], file, name, change, tests }
}

const bag = 'tests/unit/tags/runtime/attribute-bag.test.ts'
const write = 'tests/unit/io/write-files-atomically.test.ts'
const whole = 'tests/unit/io/write-file-atomically.test.ts'
const server = 'tests/unit/plugins/create-site-server.test.ts'
const errors = 'tests/mcp/errors.test.ts'
const lines = 'tests/mcp/lines.test.ts'

const escaping = [
  toFault(
    'a value cannot end its attribute',
    () => import('../../engine/tags/runtime/attribute-bag.ts'),
    'AttributeBag',
    (Bag) => {
      const { toString } = Bag.prototype
      Bag.prototype.toString = function () {
        return toString.call(this).replaceAll('&quot;', '"')
      }
      return Bag
    },
    bag,
  ),
  toFault(
    'a value is text, not markup',
    () => import('../../engine/tags/runtime/attribute-bag.ts'),
    'AttributeBag',
    (Bag) => {
      const { toString } = Bag.prototype
      Bag.prototype.toString = function () {
        return toString.call(this).replaceAll('&lt;', '<').replaceAll('&amp;', '&')
      }
      return Bag
    },
    bag,
  ),
  toFault(
    'a script is no URL, however it is written',
    () => import('../../engine/tags/runtime/url-attributes.ts'),
    'isScriptUrl',
    () => (url) => /^(?:javascript|vbscript|data):/i.test(url.trim()),
    'tests/unit/tags/runtime/is-script-url.test.ts',
  ),
  toFault(
    'a script is refused in every attribute with a URL',
    () => import('../../engine/tags/runtime/url-attributes.ts'),
    'isScriptAttribute',
    (isScriptAttribute) => (name, value) => name !== 'action' && isScriptAttribute(name, value),
    'tests/unit/tags/runtime/is-script-url.test.ts',
  ),
  toFault(
    'an id stands once in a page',
    () => import('../../engine/tags/runtime/ids.ts'),
    'claimId',
    () => () => null,
    'tests/unit/tags/runtime/claim-id.test.ts',
  ),
  toFault(
    'a form is protected from other sites',
    () => import('../../kit/components/form/form.ts'),
    'Form',
    (Form) =>
      class extends Form {
        override readonly csrfField = null
      },
    'tests/unit/components/form.test.ts',
  ),
  toFault(
    'a live example that would run a script is found',
    () => import('../../plugins/example/find-active-html.ts'),
    'findActiveHtml',
    (findActiveHtml) => (html) => findActiveHtml(html.replaceAll(/ on\w+=/gi, ' title=')),
    'tests/unit/plugins/find-active-html.test.ts',
  ),
  toFault(
    'code is shown as text',
    () => import('../../plugins/code/highlight.ts'),
    'highlight',
    (highlight) => async (code, language) =>
      (await highlight(code, language)).replaceAll('&#x3C;', '<'),
    'tests/unit/plugins/highlight.test.ts',
  ),
  toFault(
    'the heading of an example alone is text',
    () => import('../../plugins/example/lone-previews.ts'),
    'fillFrame',
    (fillFrame) => (frame, filling) =>
      fillFrame(frame, filling).replaceAll('&#60;', '<').replaceAll('&#62;', '>'),
    'tests/unit/plugins/fill-frame.test.ts',
  ),
  toFault(
    'a title cannot end the script that it is in',
    () => import('../../src/to-linked-data.ts'),
    'toLinkedData',
    (toLinkedData) =>
      (...args) =>
        toLinkedData(...args).replaceAll('\\u003c', '<'),
    'tests/unit/library/pages/to-linked-data.test.ts',
  ),
  toFault(
    'a URL cannot break the sitemap',
    () => import('../../engine/files/crawlers/sitemap.ts'),
    'toSitemapXml',
    (toSitemapXml) =>
      (...args) =>
        toSitemapXml(...args).replaceAll('&amp;', '&'),
    'tests/unit/files/crawlers/to-sitemap-xml.test.ts',
  ),
]

const paths = [
  toFault(
    'a folder beside the project is not in it, whatever its name begins with',
    () => import('../../engine/io/paths.ts'),
    'isWithin',
    () => async (folder, target) => target.startsWith(folder),
    write,
  ),
  toFault(
    'no link out of the project is followed',
    () => import('../../engine/io/paths.ts'),
    'assertWithin',
    () => async () => {},
    write,
  ),
  toFault(
    'nothing is taken away outside of a project',
    () => import('../../engine/io/temporary-files.ts'),
    'removeStrayFiles',
    (removeStrayFiles) => (files) => removeStrayFiles(files),
    'tests/unit/io/remove-stray-files.test.ts',
  ),
  toFault(
    'a server of the built site serves no folder but that',
    () => import('../../plugins/http/create-site-server.ts'),
    'createSiteServer',
    (createSiteServer) => (folder, base) => createSiteServer(`${folder}/..`, base),
    server,
  ),
]

const writes = [
  toFault(
    'a reader never sees a part of a file',
    () => import('../../engine/io/write-files.ts'),
    'writeFilesAtomically',
    () => async (files) => {
      const { writeFile } = await import('node:fs/promises')
      for (const { path, content } of files) if (content !== null) await writeFile(path, content)
    },
    whole,
  ),
  toFault(
    'no file is changed unless all can be written',
    () => import('../../engine/io/write-files.ts'),
    'writeFilesAtomically',
    (writeFilesAtomically) => async (files, options) => {
      for (const file of files) await writeFilesAtomically([file], options)
    },
    write,
  ),
  toFault(
    'a temporary file has a name that no other run has',
    () => import('../../engine/io/temporary-files.ts'),
    'toTemporaryPath',
    () => (path) => `${path}.tmp`,
    'tests/unit/io/kill.test.ts',
  ),
  toFault(
    'what a killed run leaves is taken away',
    () => import('../../engine/io/temporary-files.ts'),
    'removeStrayFiles',
    () => async () => [],
    'tests/unit/io/kill.test.ts',
  ),
  toFault(
    'a template is not written over what somebody wrote meanwhile',
    () => import('../../engine/io/write-files.ts'),
    'writeIfUnchanged',
    (writeIfUnchanged) => async (path, _before, after, within) => {
      const { readFileSync } = await import('node:fs')
      return writeIfUnchanged(path, readFileSync(path, 'utf8'), after, within)
    },
    'tests/unit/io/write-if-unchanged.test.ts',
  ),
  toFault(
    'a file that somebody has edited is kept',
    () => import('../../engine/install/seal.ts'),
    'isSealed',
    () => () => true,
    'tests/unit/install/plan-install.test.ts',
  ),
  toFault(
    'a removal gives back every byte that was there before',
    () => import('../../engine/install/block.ts'),
    'cutBlock',
    (cutBlock) =>
      (...args) =>
        cutBlock(...args)?.trimStart() ?? null,
    'tests/unit/install/plan-removal.test.ts',
  ),
  toFault(
    'two builds do not write into one folder',
    () => import('../../plugins/builds/one-build.ts'),
    'holdFolder',
    () => async () => null,
    'tests/unit/plugins/hold-folder.test.ts',
  ),
  toFault(
    'a check without --fix writes nothing',
    () => import('../../engine/console/check-templates.ts'),
    'checkTemplates',
    (checkTemplates) => (request) => checkTemplates({ ...request, fix: true }),
    'tests/playground/check.test.ts',
  ),
]

const protocol = [
  toFault(
    'an answer tells nothing of a mistake in the server',
    () => import('../../engine/mcp/error-text.ts'),
    'toErrorText',
    (toErrorText) => (error, report) => `${toErrorText(error, report)} ${(error as Error).stack}`,
    errors,
  ),
  toFault(
    'a mistake in the server is in its log',
    () => import('../../engine/mcp/error-text.ts'),
    'toErrorText',
    (toErrorText) => (error) => toErrorText(error, () => {}),
    errors,
  ),
  toFault(
    'arguments that do not fit are refused',
    () => import('../../engine/mcp/arguments.ts'),
    'parseArguments',
    () => (_tool, _schema, args) => args as never,
    errors,
  ),
  toFault(
    'an error does not repeat a long name',
    () => import('../../engine/mcp/transport.ts'),
    'toShortError',
    () => (message) => message,
    errors,
  ),
  toFault(
    'a line of any length is not kept',
    () => import('../../engine/mcp/transport.ts'),
    'splitLines',
    (splitLines) => (maxBytes) => splitLines(maxBytes * 100),
    lines,
  ),
  toFault(
    'a letter that comes in pieces is whole',
    () => import('../../engine/mcp/transport.ts'),
    'splitLines',
    (splitLines) => (maxBytes) => {
      const split = splitLines(maxBytes)
      return (chunk) => split(Buffer.from(chunk.toString('utf8')))
    },
    lines,
  ),
  toFault(
    'a line may begin with a byte order mark',
    () => import('../../engine/mcp/message.ts'),
    'parseMessage',
    (parseMessage) => (line) => parseMessage(line.replace('\uFEFF', '?')),
    lines,
  ),
  toFault(
    'a request that is too long is answered by its id',
    () => import('../../engine/mcp/message.ts'),
    'findRequestId',
    () => () => null,
    lines,
  ),
  toFault(
    'what is asked before the end of input is answered',
    () => import('../../engine/mcp/transport.ts'),
    'createTransport',
    (createTransport) => (streams) => {
      const made = createTransport(streams)
      streams.input.once('end', () => void made.transport.close())
      return made
    },
    'tests/mcp/ends.test.ts',
  ),
  toFault(
    'stdout carries the protocol alone',
    () => import('../../engine/mcp/transport.ts'),
    'createTransport',
    (createTransport) => (streams) => {
      streams.write('The server is ready.\n')
      return createTransport(streams)
    },
    'tests/mcp/confinement.test.ts',
  ),
  toFault(
    'a catalog that changed is read again',
    () => import('../../engine/io/project-catalog.ts'),
    'openProjectCatalog',
    (openProjectCatalog) => (folder, name, report) => {
      const kept = openProjectCatalog(folder, name, report)()
      return () => kept
    },
    'tests/mcp/reload.test.ts',
  ),
  toFault(
    'who accepts HTML and Markdown alike gets HTML',
    () => import('../../plugins/http/prefers-markdown.ts'),
    'prefersMarkdown',
    () => (accept) => /text\/markdown|\*\/\*/.test(accept ?? ''),
    'tests/unit/plugins/prefers-markdown.test.ts',
  ),
  toFault(
    'what is not there has status 404',
    () => import('../../plugins/http/create-site-server.ts'),
    'createSiteServer',
    (createSiteServer) =>
      (...args) =>
        createSiteServer(...args).prependListener('request', (_request, response) => {
          const { writeHead } = response
          response.writeHead = ((status: number, ...more: []) =>
            writeHead.call(response, status === 404 ? 200 : status, ...more)) as typeof writeHead
        }),
    server,
  ),
]

/** Every fault, by what it breaks: escaping, the places of files, whole writes, and protocols. */
export const faults: Fault[] = [...escaping, ...paths, ...writes, ...protocol]
