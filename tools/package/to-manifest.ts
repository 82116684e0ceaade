import { ProblemError } from '../../engine/problem/problem.ts'
import type { Library } from '../../engine/schema/library.ts'

/** What is read of a `package.json`. */
export type Manifest = {
  name?: string
  files?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

/** Fields that are the same for every library of the engine. */
const shared = [
  'type',
  'exports',
  'web-types',
  'engines',
  'peerDependencies',
  'peerDependenciesMeta',
]

/**
 * The `package.json` of another library with the fields that its built package needs, taken from the
 * engine's own. Whatever else is in it stays.
 * @param file path of the manifest, for messages
 */
export function toManifest(
  own: Manifest,
  engine: Manifest,
  { package: name, namespace }: Pick<Library, 'package' | 'namespace'>,
  file: string,
): Manifest {
  if (own.name !== undefined && own.name !== name) {
    throw new ProblemError({
      file,
      line: 1,
      cannot: 'build package',
      value: own.name,
      expected: [`the name \`${name}\`, as in \`library.ts\``],
      fix: 'Write the same name into both files.',
    })
  }
  const [server] = Object.values(toObject(engine.bin))
  return {
    ...own,
    name,
    ...Object.fromEntries(shared.map((field) => [field, join(own[field], engine[field])])),
    files: [...new Set([...(own.files ?? []), ...(engine.files ?? [])])],
    bin: { ...toObject(own.bin), [`${namespace}-mcp`]: server },
  }
}

/**
 * The same with a range for each package that the built files import: the engine's, or that of the
 * library's maker. An Error names a package that neither depends on.
 * @param imported names of packages
 */
export function withDependencies(
  own: Manifest,
  engine: Manifest,
  imported: string[],
  file: string,
): Manifest {
  const wanted = imported.filter((name) => name !== own.name && !own.peerDependencies?.[name])
  const ranges = wanted.map((name) => {
    const range = engine.dependencies?.[name] ?? own.dependencies?.[name]
    if (range !== undefined) return [name, range]
    throw new ProblemError({
      file,
      line: 1,
      cannot: 'find',
      value: name,
      expected: ['it among the `dependencies`, because a component imports it'],
      fix: `Run \`npm install ${name}\` in its folder.`,
    })
  })
  return { ...own, dependencies: { ...own.dependencies, ...Object.fromEntries(ranges) } }
}

/** An object keeps the entries that only its maker has; anything else is replaced. */
function join(own: unknown, engine: unknown): unknown {
  return typeof engine === 'object' ? { ...toObject(own), ...engine } : engine
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}
