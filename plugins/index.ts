/** What another Astro site may use. */
export { agentDocs } from './agent-docs/agent-docs.ts'
export type { AgentDocsOptions } from './agent-docs/options.ts'
export type { MarkdownTwin } from '@kit-edge/engine/library/markdown/index.ts'
