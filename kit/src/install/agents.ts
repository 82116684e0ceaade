/** Assistants that a project can be prepared for, and where each reads its servers from. */
export const agents = {
  cursor: { file: '.cursor/mcp.json', key: 'mcpServers', entry: {} },
  claude: { file: '.mcp.json', key: 'mcpServers', entry: {} },
  vscode: { file: '.vscode/mcp.json', key: 'servers', entry: { type: 'stdio' } },
  codex: { file: '.codex/config.toml', key: 'mcp_servers', entry: null },
} as const

/** Name of an assistant, as `--agents` takes it. */
export type Agent = keyof typeof agents
