import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type ParseError,
} from 'jsonc-parser'
import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { toServerCommand } from './to-server-command.ts'

/**
 * The file where an assistant reads its servers, with the library's server added. Other servers,
 * comments and formatting stay; so does an entry of the same name that differs, without `force`.
 * @param before the file's text now, null when there is none
 */
export function toRegistration(
  agent: Agent,
  namespace: string,
  before: string | null,
  { force = false } = {},
): Change {
  const { file } = agents[agent]
  return file.endsWith('.toml')
    ? toTomlChange(file, namespace, before)
    : toJsonChange(agent, namespace, before, force)
}

function toJsonChange(
  agent: Agent,
  namespace: string,
  before: string | null,
  force: boolean,
): Change {
  const { file, key, entry } = agents[agent]
  const text = before?.trim() ? before : '{}\n'
  const path = [key, namespace]
  const wanted = { ...entry, ...toServerCommand(namespace) }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  const servers = tree && findNodeAtLocation(tree, [key])
  if (errors.length || tree?.type !== 'object' || (servers && servers.type !== 'object')) {
    const line = text.slice(0, errors[0]?.offset ?? 0).split('\n').length
    throw new Error(
      `Cannot add the server \`${namespace}\` to \`${file}:${line}\`, expected a JSON object${servers ? ` with an object \`${key}\`` : ''}. Correct the file, or remove it.`,
    )
  }
  const own = findNodeAtLocation(tree, path)
  const isSame = own && JSON.stringify(getNodeValue(own)) === JSON.stringify(wanted)
  if (isSame) return { file, action: 'unchanged' }
  if (own && !force) {
    return { file, action: 'keep', note: `has its own entry \`${namespace}\`; --force replaces it` }
  }
  const formattingOptions = {
    insertSpaces: true,
    tabSize: 2,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  return toChange(file, before, applyEdits(text, modify(text, path, wanted, { formattingOptions })))
}

/** A table of its own at the end: what is there is not touched. */
function toTomlChange(file: string, namespace: string, before: string | null): Change {
  const header = new RegExp(`^\\s*\\[\\s*mcp_servers\\s*\\.\\s*["']?${namespace}["']?\\s*\\]`, 'm')
  const { command, args } = toServerCommand(namespace)
  const table = `[mcp_servers.${namespace}]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\n`
  if (before?.includes(table.trimEnd())) return { file, action: 'unchanged' }
  if (before && header.test(before)) {
    return { file, action: 'keep', note: `has its own table \`mcp_servers.${namespace}\`` }
  }
  const gap = before?.trim() ? `${before.trimEnd()}\n\n` : ''
  return toChange(file, before, gap + table)
}
