import type { ProjectConfig } from './resolve-defaults.ts'
import { UserError } from '../../problem/user-error.ts'

/** The folder of an application's own components, as set in its configuration. */
export type OwnConfig = {
  namespace: string
  /** Path from the folder of the project, with slashes */
  directory: string
}

/**
 * Reads `components: { namespace, directory }` in the configuration of a library. Returns null if it
 * is not set. Throws an Error if it cannot be used.
 * @param namespace namespace of the library
 */
export function toOwnConfig({ file, value }: ProjectConfig, namespace: string): OwnConfig | null {
  const set = (value as { components?: unknown } | null | undefined)?.components
  if (set === undefined || set === null) return null
  const { namespace: own, directory } = Object(set) as Record<string, unknown>
  const fail = (what: string, expected: string) => {
    throw new UserError(`Cannot use ${what} in \`${file}\`, expected ${expected}.`)
  }
  if (typeof own !== 'string' || !/^[A-Za-z][\w-]*$/.test(own)) {
    fail('`components.namespace`', "letters, digits, _ or -, such as `'app'`")
  }
  if (own === namespace || own === 'slot') {
    fail(`\`${own}\` as \`components.namespace\``, 'a namespace that no library uses')
  }
  if (typeof directory !== 'string' || !isRelative(directory)) {
    fail(
      '`components.directory`',
      "a folder such as `'resources/views/components'`, as its path from the folder of the project",
    )
  }
  return { namespace: own as string, directory: toSlashes(directory as string) }
}

/** Whether a path is relative on every system, and can be the name of a folder. */
function isRelative(path: string): boolean {
  return path.trim() !== '' && !/^([\\/]|[A-Za-z]:)|\p{Cc}/u.test(path)
}

/** A configuration may have been written on Windows. */
function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
