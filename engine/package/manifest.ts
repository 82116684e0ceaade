import { ProblemError } from '../problem/problem.ts'
import type { Library } from '../schema/library.ts'

/** The parts of a `package.json` that are used here. */
export type Manifest = {
  name?: string
  files?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

/** Fields that the `package.json` of every library has. */
export const template = {
  type: 'module',
  files: ['build', 'ai', 'AGENTS.md', 'CHANGELOG.md'],
  exports: {
    '.': './build/entries/index.js',
    './provider': './build/entries/provider.js',
    './edge': './build/entries/edge.js',
    './commands': './build/entries/commands.js',
    './styles.css': './build/styles.css',
    './styles/*.css': './build/styles/*.css',
    './tokens.css': './build/tokens.css',
    './tailwind.css': './build/tailwind.css',
    './scripts': { types: './build/scripts.d.ts', default: './build/scripts.js' },
    './scripts/*': { types: './build/scripts/*.d.ts', default: './build/scripts/*.js' },
    './catalog.json': './build/catalog.json',
    './vscode.html-custom-data.json': './build/vscode.html-custom-data.json',
    './web-types.json': './build/web-types.json',
    './package.json': './package.json',
  },
  'web-types': './build/web-types.json',
  engines: { node: '>=24' },
  peerDependencies: { '@adonisjs/core': '^7.0.0', 'edge.js': '^6.5.0' },
  peerDependenciesMeta: { '@adonisjs/core': { optional: true } },
} as const

/**
 * Adds the fields that a built package needs to the `package.json` of a library, and keeps all
 * others. Throws a ProblemError if the name differs from that in `library.ts`.
 * @param file path of the manifest, for messages
 */
export function toManifest(
  own: Manifest,
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
  const { files, ...fields } = template
  return {
    ...own,
    name,
    ...Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, join(own[field], value)]),
    ),
    files: [...new Set([...(own.files ?? []), ...files])],
    bin: { ...toObject(own.bin), [`${namespace}-mcp`]: './build/mcp/bin.js' },
  }
}

/**
 * Adds a dependency for each package that the built files import, with the range of the engine, or
 * else of the library. Throws a ProblemError for a package that neither depends on.
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
      fix: `Run \`npm install ${name}\` in the folder of this file.`,
    })
  })
  return { ...own, dependencies: { ...own.dependencies, ...Object.fromEntries(ranges) } }
}

/** Merges objects, keeping entries that only the library has. Replaces any other value. */
function join(own: unknown, value: string | object): unknown {
  return typeof value === 'object' ? { ...toObject(own), ...value } : value
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}
