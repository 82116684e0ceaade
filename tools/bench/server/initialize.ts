/** What a client of an assistant says first. */
export const initialize = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'bench', version: '1.0.0' },
}
