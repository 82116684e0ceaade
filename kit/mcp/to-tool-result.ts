import type { CallToolResult } from '@modelcontextprotocol/server'

/** An answer as clients get it: as data, and as the same JSON in text, for those that show only that. */
export function toToolResult(answer: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: answer,
    content: [{ type: 'text', text: JSON.stringify(answer) }],
  }
}
