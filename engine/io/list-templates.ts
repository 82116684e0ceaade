import { globSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { FileTypeError } from './read-file.ts'
import { toReadError } from './read-template.ts'
import { hasFolder } from './folders.ts'

/** The result of a search for templates. */
type FoundTemplates = {
  /** Paths without duplicates, in the order of the requested paths and then by name */
  files: string[]
  /** Messages about files that cannot be read, one line each */
  problems: string[]
}

const ENDING = '.edge'

/**
 * Lists the templates at paths: files, folders with their subfolders, or patterns such as `**`.
 * Skips hidden folders and `node_modules`. Follows links, but lists each file and folder once. A
 * pipe, a socket or a device is a problem, because reading it may never end.
 * @param root folder from which relative paths start, also in messages
 * @param verb what the caller does with the templates, in messages
 */
export function listTemplates(
  paths: readonly string[],
  root: string,
  verb = 'check',
): FoundTemplates {
  const files: string[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  const fail = (error: unknown, path: string) => problems.push(toReadError(error, path, root))
  /** Whether the path is new, under any name. */
  const isNew = (path: string) => {
    const real = realpathSync(path)
    return !seen.has(real) && Boolean(seen.add(real))
  }

  const addFile = (path: string, stats: Stats) => {
    if (!stats.isFile()) {
      const shown = relative(root, path).split(sep).join('/')
      const { kind } = new FileTypeError(path, stats)
      problems.push(`Cannot ${verb} \`${shown}\`, expected a file and not ${kind}.`)
    } else if (isNew(path)) files.push(path)
  }
  const addFolder = (folder: string) => {
    if (!isNew(folder)) return
    // Sorted as plain text, so that the order is the same everywhere.
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name)
      if (name.startsWith('.') || name === 'node_modules') continue
      attempt(path, () => {
        const isTemplate = name.endsWith(ENDING)
        // A broken link only matters if it has the name of a template.
        const stats = statSync(path, { throwIfNoEntry: isTemplate })
        if (stats?.isDirectory()) addFolder(path)
        else if (stats && isTemplate) addFile(path, stats)
      })
    }
  }
  const attempt = (path: string, step: () => void) => {
    try {
      step()
    } catch (error) {
      fail(error, path)
    }
  }

  for (const asked of paths) {
    const path = resolve(root, asked)
    attempt(path, () => {
      const matches = isPattern(asked) && !exists(path) ? listMatches(asked, root) : null
      for (const match of matches ?? [path]) {
        const stats = statSync(match)
        if (stats.isDirectory()) addFolder(match)
        else if (!match.endsWith(ENDING)) {
          if (!matches)
            problems.push(
              `Cannot ${verb} \`${asked}\`, expected a folder or a file that ends in ${ENDING}.`,
            )
        } else addFile(match, stats)
      }
    })
  }
  return { files, problems }
}

function isPattern(path: string): boolean {
  return /[*?[\]{}]/.test(path)
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Lists the files that match a pattern. Matching folders are not searched, as in a shell. */
function listMatches(pattern: string, root: string): string[] {
  const exclude = (name: string) => name === 'node_modules' || /^\.[^./\\]/.test(name)
  const matches = globSync(pattern, {
    cwd: root,
    exclude: (path) => path.split(/[\\/]/).some(exclude),
  })
  if (!matches.length) throw Object.assign(new Error('no match'), { code: 'ENOENT' })
  return matches.sort().map((match) => resolve(root, match))
}

/** Lists the templates of an application, as paths from its folder with slashes. */
export function listViews(root: string): string[] {
  const folder = join(root, 'resources/views')
  if (!hasFolder(folder)) return []
  return listTemplates([folder], root).files.map((file) =>
    relative(root, file).split(sep).join('/'),
  )
}
