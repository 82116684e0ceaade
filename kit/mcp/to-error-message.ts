import type { JSONRPCMessage } from '@modelcontextprotocol/server'

/** An error of JSON-RPC. Its id is null where that of the request could not be told. */
export function toErrorMessage(
  id: string | number | null,
  code: number,
  message: string,
): JSONRPCMessage {
  // JSON-RPC has null for the id here; the types of the SDK do not.
  return { jsonrpc: '2.0', id, error: { code, message } } as JSONRPCMessage
}
