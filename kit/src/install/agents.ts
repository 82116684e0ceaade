/**
 * Assistants that a project can be prepared for: where each reads its servers from, and from which
 * folder its skills.
 */
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

/** Name of an assistant, as `--agents` takes it. */
export type Agent = keyof typeof agents
