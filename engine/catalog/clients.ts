import { LookupError } from '../problem/lookup-error.ts'
import { findNearest } from '../problem/suggestion.ts'

/** The supported editors, and the settings file that each reads in a project. */
export const editors = {
  vscode: { folder: '.vscode', file: '.vscode/settings.json', key: 'html.customData' },
} as const

/** Name of an editor, as in `--editor`. */
export type Editor = keyof typeof editors

/** The supported assistants: where each reads its MCP servers and its skills. */
export const agents = {
  cursor: { file: '.cursor/mcp.json', key: 'mcpServers', entry: {}, skills: '.agents/skills' },
  claude: { file: '.mcp.json', key: 'mcpServers', entry: {}, skills: '.claude/skills' },
  vscode: {
    file: '.vscode/mcp.json',
    key: 'servers',
    entry: { type: 'stdio' },
    skills: '.agents/skills',
  },
  codex: {
    file: '.codex/config.toml',
    key: 'mcp_servers',
    entry: null,
    skills: '.agents/skills',
  },
} as const

/** Name of an assistant, as in `--agents`. */
export type Agent = keyof typeof agents

/**
 * Parses the values of an option, which may be comma-separated lists, without duplicates. Throws a
 * LookupError for an unknown name.
 * @param kind kind of name, for messages
 */
export function findNames<T extends string>(
  kind: 'assistant' | 'editor',
  known: readonly T[],
  written: readonly string[],
): T[] {
  const wanted = written
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
  return [...new Set(wanted.filter(Boolean))].map((name) => {
    const found = known.find((candidate) => candidate === name)
    if (found) return found
    const nearest = findNearest(name, known)
    throw new LookupError(kind, name, [...known], nearest ? [nearest] : [])
  })
}

/** Returns the command that starts the MCP server in the folder of a project. */
export function toServerCommand(namespace: string): { command: string; args: string[] } {
  return { command: 'node', args: ['ace', `${namespace}:mcp-serve`] }
}
