import type { PlaygroundExample } from '@kit-edge/docs/playground/messages.ts'
import { readHash } from './shared-template.ts'

/** What the playground starts with. */
export type Start = {
  code: string
  state: string
  /** Path of the example that it is, or whose application it has */
  path: string
  example?: PlaygroundExample | undefined
  /** What the link asks for in vain */
  notice?: string
}

/** The names of a component or block and of its example. No name has a dot. */
const examplePath = /^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)+$/u

/**
 * Reads what the hash of a URL asks for. Throws an Error that says why it cannot.
 * @param load returns a JSON file of the site, or null if there is none
 * @param paths paths of examples: the first is for a hash without any
 */
export async function readStart(
  hash: string,
  load: <T>(file: string) => Promise<T | null>,
  paths: string[],
): Promise<Start> {
  const shared = await readHash(hash)
  const { code, state } = shared
  const path = shared.example || (code === undefined ? (paths[0] ?? '') : '')
  const example = examplePath.test(path)
    ? await load<PlaygroundExample>(
        `/preview/${path.split('/').map(encodeURIComponent).join('/')}.json`,
      )
    : null
  if (path && !example) {
    const message = await explainPath(path, paths)
    if (code === undefined) throw new Error(message)
    return { code, state: state ?? '{}', path: '', notice: message }
  }
  return {
    code: code ?? example?.code ?? '',
    state: state ?? toStateText(example),
    path,
    ...(example && { example }),
  }
}

/** Returns the state of an example as the playground writes it. */
export function toStateText(example: PlaygroundExample | null | undefined): string {
  return example && Object.keys(example.state).length
    ? JSON.stringify(example.state, null, 2)
    : '{}'
}

async function explainPath(path: string, paths: string[]): Promise<string> {
  const { findNearest } = await import('@kit-edge/engine/problem/suggestion.ts')
  const nearest = findNearest(path, paths)
  const name = path.length > 100 ? `${path.slice(0, 100)} …` : path
  return `There is no example “${name}”.${nearest ? ` Did you mean “${nearest}”?` : ''}`
}
