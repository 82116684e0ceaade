/** A package in a lock file of npm, with what is used of it here. */
type Locked = {
  version?: string
  link?: boolean
  dev?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A lock file of npm, version 2 or 3. */
export type Lock = { packages: Record<string, Locked> }

/** The manifest of a package as far as it concerns who installs it. */
export type Manifest = {
  name: string
  version: string
  description?: string
  license?: string
  dependencies?: Record<string, string>
}

/**
 * The lock file of a workspace as if it had been installed alone, with the same versions: its
 * dependencies and theirs, without what the workspace around it needs. An Error if one is missing.
 * @param folder of the workspace, `kit`
 */
export function toPackageLock(lock: Lock, folder: string, manifest: Manifest) {
  const { name, version, description, license, dependencies = {} } = manifest
  const root = {
    name,
    version,
    ...(description !== undefined && { description }),
    ...(license !== undefined && { license }),
    dependencies,
  }
  const packages: Record<string, object> = {}
  // Direct dependencies first, which have the places at the root.
  const queue = Object.keys(dependencies)
    .toSorted()
    .map((wanted) => ({ wanted, from: folder, to: '' }))
  for (const { wanted, from, to } of queue) {
    const found = findInstalled(lock, wanted, from)
    if (found === null) {
      throw new Error(
        `Cannot find ${wanted} in package-lock.json, which ${to || name} depends on. Run \`npm install\`.`,
      )
    }
    const place = toPlace(packages, wanted, to, found.locked)
    if (place === null) continue
    const { dev: _, ...kept } = found.locked
    packages[place] = kept
    queue.push(
      ...listNeeded(found.locked).map((next) => ({ wanted: next, from: found.path, to: place })),
    )
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    manifest: root,
    lock: {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...Object.fromEntries(sorted) },
    },
  }
}

/** Finds a package as Node does: in the folder of the one that needs it, then in each above. */
function findInstalled(
  { packages }: Lock,
  name: string,
  from: string,
): { path: string; locked: Locked } | null {
  const above = (folder: string) => folder.replace(/(?:^|\/)[^/]*$/, '')
  for (let folder = from; ; folder = above(folder)) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    const locked = packages[path]
    if (locked && !locked.link) return { path, locked }
    if (!folder) return null
  }
}

/** Where a package goes: at the root, or below its dependent if another version is there; null if it is there. */
function toPlace(
  packages: Record<string, object>,
  name: string,
  dependent: string,
  { version }: Locked,
): string | null {
  const places = [
    `node_modules/${name}`,
    ...(dependent ? [`${dependent}/node_modules/${name}`] : []),
  ]
  for (const place of places) {
    const known = packages[place] as Locked | undefined
    if (known?.version === version) return null
    if (!known) return place
  }
  throw new Error(`Cannot place ${name} ${version} below ${dependent || 'the package'}.`)
}

function listNeeded({ dependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys(dependencies ?? {}), ...peers].toSorted()
}
