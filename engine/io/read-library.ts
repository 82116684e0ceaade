import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ProblemError, toProblem } from '../problem/problem.ts'
import type { Command } from '../schema/catalog.ts'
import { librarySchema } from '../schema/library.ts'
import { tokensSchema } from '../schema/tokens.ts'
import { vocabularySchema } from '../schema/vocabulary.ts'
import type { LibrarySource } from '../site/sources.ts'
import { readComponentFiles } from './component-files.ts'
import { readExport } from './read-export.ts'
import { readText } from './read-file.ts'
import { toDisplayPath } from './paths.ts'
import { UserError } from '../problem/user-error.ts'

interface ReadLibraryOptions {
  docsUrl?: string | undefined
  describeCommands?: (namespace: string) => Promise<Command[]>
}

/**
 * Reads a library from its folder: `library.ts`, `tokens.ts`, `components/`, `scripts/`, the
 * version in `package.json`, and `vocabulary.ts` and `CHANGELOG.md` if they exist. Throws a ProblemError if a file is
 * missing or invalid.
 * @param options.docsUrl replaces the library's own documentation host, unless it is empty
 * @param options.describeCommands describes the console commands of a package for a namespace; the
 * result has none without it
 */
export async function readLibrary(
  folder: string,
  { docsUrl, describeCommands }: ReadLibraryOptions = {},
): Promise<LibrarySource> {
  checkFiles(folder)
  // First, because Node cannot import modules beside an invalid `package.json`.
  const version = await readVersion(folder)
  const library = await readExport(folder, 'library.ts', 'library', librarySchema)
  // An unset variable of a CI workflow is an empty text.
  if (docsUrl) library.docsUrl = parseDocsUrl(docsUrl)
  const tokens = await readExport(folder, 'tokens.ts', 'tokens', tokensSchema)
  const vocabulary = existsSync(join(folder, 'vocabulary.ts'))
    ? await readExport(folder, 'vocabulary.ts', 'vocabulary', vocabularySchema)
    : undefined
  return {
    folder: toDisplayPath(folder),
    library: { ...library, version },
    tokens,
    ...(vocabulary && { vocabulary }),
    components: await Promise.all(
      listComponentFiles(folder).map(async ({ name, file, classFile }) => ({
        name,
        file: toDisplayPath(file),
        text: readText(file),
        hasClass: classFile !== null,
      })),
    ),
    scripts: await readScripts(join(folder, 'scripts')),
    commands: (await describeCommands?.(library.namespace)) ?? [],
    changelog: await readChangelog(join(folder, 'CHANGELOG.md')),
  }
}

/** The required files of a library, and how to start each of them. */
const needed = {
  'library.ts': 'Create it with `export const library = …`.',
  'package.json': 'Create it with `"name"`, `"version": "0.1.0"` and `"type": "module"`.',
  'tokens.ts': 'Create it with `export const tokens = …`.',
  'styles/index.css': 'Create it; it can be empty.',
}

function checkFiles(folder: string): void {
  const missing = Object.entries(needed).filter(([name]) => !existsSync(join(folder, name)))
  if (!missing.length) return
  throw new ProblemError(
    missing.map(([name, fix]) =>
      toProblem({
        file: toDisplayPath(join(folder, name)),
        line: 1,
        cannot: 'read the library',
        expected: ['a file'],
        fix,
      }),
    ),
  )
}

/** Lists the files of each component. Throws a ProblemError if a component has two templates. */
function listComponentFiles(folder: string): ReturnType<typeof readComponentFiles> {
  const files = readComponentFiles(folder)
  checkUnique(files, 'template for component', 'Delete one of the two templates, or rename it.')
  return files
}

/** Throws a ProblemError if two files, which are sorted by name, have the same one. */
function checkUnique(files: { name: string; file: string }[], what: string, fix: string): void {
  const problems = files.flatMap(({ name, file }, index) => {
    const before = files[index - 1]
    if (before?.name !== name) return []
    return toProblem({
      file: toDisplayPath(file),
      line: 1,
      cannot: `use a second ${what}`,
      value: name,
      expected: [`only \`${toDisplayPath(before.file)}\``],
      fix,
    })
  })
  if (problems.length) throw new ProblemError(problems)
}

async function readChangelog(path: string): Promise<LibrarySource['changelog']> {
  if (!existsSync(path)) return null
  return { file: toDisplayPath(path), text: readText(path) }
}

function parseDocsUrl(docsUrl: string): string | undefined {
  const result = librarySchema.shape.docsUrl.safeParse(docsUrl.replace(/\/$/, ''))
  if (result.success) return result.data
  throw new UserError(
    `Cannot use \`${docsUrl}\` as the URL of the documentation, expected a URL such as https://docs.example/ui.`,
  )
}

/** Reads the version in `package.json`, the release that the documentation describes. */
async function readVersion(folder: string): Promise<string> {
  const path = join(folder, 'package.json')
  const version = findVersion(readText(path))
  if (version) return version
  throw new ProblemError({
    file: toDisplayPath(path),
    line: 1,
    cannot: 'read',
    value: 'version',
    expected: ['a JSON file with the version of the library'],
    fix: 'Add `"version": "0.1.0"` to it.',
  })
}

function findVersion(text: string): string | null {
  try {
    const { version } = JSON.parse(text)
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}

/** Reads the scripts in a folder and its subfolders, which are not part of a script's name. */
async function readScripts(folder: string): Promise<LibrarySource['scripts']> {
  const paths = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = paths
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ name: basename(path, '.ts'), file: join(folder, path) }))
    .sort((a, b) => (basename(a.file) < basename(b.file) ? -1 : 1))
  checkUnique(files, 'script', 'Rename one of the two.')
  return Promise.all(
    files.map(async ({ name, file }) => ({
      name,
      file: toDisplayPath(file),
      text: readText(file),
    })),
  )
}
