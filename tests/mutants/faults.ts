import { dirname, relative, resolve } from 'node:path'

/** A mistake that somebody could make in a function, and the tests that must notice it. */
export type Fault = {
  /** The promise that the fault breaks */
  promise: string
  /** Imports the module of the function */
  load: () => Promise<Record<string, unknown>>
  /** Path of that module, relative to the root of the checkout */
  file: string
  /** Name of the function or class, which the module exports */
  name: string
  /**
   * Returns the faulty function for the original one; runs elsewhere, without the scope of this
   * file
   */
  change: (real: never) => unknown
  /** Paths of test files; at least one of them must fail */
  tests: string[]
}

const root = resolve(import.meta.dirname, '../..')

/**
 * Creates a fault.
 * @param load an arrow function that only contains an import
 */
function toFault<M extends object, N extends keyof M & string>(
  load: () => Promise<M>,
  name: N,
  change: (real: M[N]) => M[N],
  ...tests: string[]
): Omit<Fault, 'promise'> {
  const path = /import\(['"](.+)['"]\)/.exec(String(load))![1]!
  const file = relative(root, resolve(dirname(import.meta.filename), path))
  return { load: load as Fault['load'], file, name, change, tests }
}

const bag = 'tests/unit/tags/runtime/attribute-bag.test.ts'
const write = 'tests/unit/io/write-files-atomically.test.ts'
const whole = 'tests/unit/io/write-file-atomically.test.ts'
const errors = 'tests/mcp/errors.test.ts'
const lines = 'tests/mcp/lines.test.ts'

const table = {
  // Escaping
  'a value cannot end its attribute': toFault(
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
  'a script is no URL, however it is written': toFault(
    () => import('../../engine/tags/runtime/url-attributes.ts'),
    'isScriptUrl',
    () => (url) => /^(?:javascript|vbscript|data):/i.test(url.trim()),
    'tests/unit/tags/runtime/is-script-url.test.ts',
  ),
  'a script is refused in every attribute with a URL': toFault(
    () => import('../../engine/tags/runtime/url-attributes.ts'),
    'isScriptAttribute',
    (isScriptAttribute) => (name, value) => name !== 'action' && isScriptAttribute(name, value),
    'tests/unit/tags/runtime/is-script-url.test.ts',
  ),
  'a form is protected from other sites': toFault(
    () => import('../../kit/components/form/form.ts'),
    'Form',
    (Form) =>
      class extends Form {
        override readonly csrfField = null
      },
    'tests/unit/components/form.test.ts',
  ),
  'a live example that would run a script is found': toFault(
    () => import('../../plugins/example/find-active-html.ts'),
    'findActiveHtml',
    (findActiveHtml) => (html) => findActiveHtml(html.replaceAll(/ on\w+=/gi, ' title=')),
    'tests/unit/plugins/find-active-html.test.ts',
  ),
  'code is shown as text': toFault(
    () => import('../../plugins/code/highlight.ts'),
    'highlight',
    (highlight) => async (code, language) =>
      (await highlight(code, language)).replaceAll('&#x3C;', '<'),
    'tests/unit/plugins/highlight.test.ts',
  ),
  'a title cannot end the script that it is in': toFault(
    () => import('../../src/to-linked-data.ts'),
    'toLinkedData',
    (toLinkedData) =>
      (...args) =>
        toLinkedData(...args).replaceAll('\\u003c', '<'),
    'tests/unit/library/pages/to-linked-data.test.ts',
  ),
  // Paths of files
  'a folder beside the project is not in it, whatever its name begins with': toFault(
    () => import('../../engine/io/paths.ts'),
    'isWithin',
    () => async (folder, target) => target.startsWith(folder),
    write,
  ),
  'no link out of the project is followed': toFault(
    () => import('../../engine/io/paths.ts'),
    'assertWithin',
    () => async () => {},
    write,
  ),
  'nothing is taken away outside of a project': toFault(
    () => import('../../engine/io/temporary-files.ts'),
    'removeStrayFiles',
    (removeStrayFiles) => (files) => removeStrayFiles(files),
    'tests/unit/io/remove-stray-files.test.ts',
  ),
  'a server of the built site serves no folder but that': toFault(
    () => import('../../plugins/http/create-site-server.ts'),
    'createSiteServer',
    (createSiteServer) => (folder, base) => createSiteServer(`${folder}/..`, base),
    'tests/unit/plugins/create-site-server.test.ts',
  ),
  // Atomic writes
  'a reader never sees a part of a file': toFault(
    () => import('../../engine/io/write-files.ts'),
    'writeFilesAtomically',
    () => async (files) => {
      const { writeFile } = await import('node:fs/promises')
      for (const { path, content } of files) if (content !== null) await writeFile(path, content)
    },
    whole,
  ),
  'no file is changed unless all can be written': toFault(
    () => import('../../engine/io/write-files.ts'),
    'writeFilesAtomically',
    (writeFilesAtomically) => async (files, options) => {
      for (const file of files) await writeFilesAtomically([file], options)
    },
    write,
  ),
  'a temporary file has a name that no other run has': toFault(
    () => import('../../engine/io/temporary-files.ts'),
    'toTemporaryPath',
    () => (path) => `${path}.tmp`,
    'tests/unit/io/kill.test.ts',
  ),
  'a file that somebody has edited is kept': toFault(
    () => import('../../engine/install/seal.ts'),
    'isSealed',
    () => () => true,
    'tests/unit/install/plan-install.test.ts',
  ),
  'a check without --fix writes nothing': toFault(
    () => import('../../engine/console/check-templates.ts'),
    'checkTemplates',
    (checkTemplates) => (request) => checkTemplates({ ...request, fix: true }),
    'tests/playground/check.test.ts',
  ),
  // The protocol
  'an answer tells nothing of a mistake in the server': toFault(
    () => import('../../engine/mcp/error-text.ts'),
    'toErrorText',
    (toErrorText) => (error, report) => `${toErrorText(error, report)} ${(error as Error).stack}`,
    errors,
  ),
  'arguments that do not fit are refused': toFault(
    () => import('../../engine/mcp/arguments.ts'),
    'parseArguments',
    () => (_tool, _schema, args) => args as never,
    errors,
  ),
  'a line of any length is not kept': toFault(
    () => import('../../engine/mcp/transport.ts'),
    'splitLines',
    (splitLines) => (maxBytes) => splitLines(maxBytes * 100),
    lines,
  ),
  'a letter that comes in pieces is whole': toFault(
    () => import('../../engine/mcp/transport.ts'),
    'splitLines',
    (splitLines) => (maxBytes) => {
      const split = splitLines(maxBytes)
      return (chunk) => split(Buffer.from(chunk.toString('utf8')))
    },
    lines,
  ),
  'what is asked before the end of input is answered': toFault(
    () => import('../../engine/mcp/transport.ts'),
    'createTransport',
    (createTransport) => (streams) => {
      const made = createTransport(streams)
      streams.input.once('end', () => void made.transport.close())
      return made
    },
    'tests/mcp/ends.test.ts',
  ),
  'stdout carries the protocol alone': toFault(
    () => import('../../engine/mcp/transport.ts'),
    'createTransport',
    (createTransport) => (streams) => {
      streams.write('The server is ready.\n')
      return createTransport(streams)
    },
    'tests/mcp/confinement.test.ts',
  ),
}

/** Every fault. */
export const faults: Fault[] = Object.entries(table).map(([promise, fault]) => ({
  promise,
  ...fault,
}))
