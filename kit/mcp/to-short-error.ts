import type { JSONRPCMessage } from '@modelcontextprotocol/server'

/** Characters of the longest text of an error. */
const maxLength = 500

/** A message as it is; an error that repeats a name or an address of any length is cut. */
export function toShortError(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || JSON.stringify(message.error).length <= 2 * maxLength) return message
  const { code, message: text } = message.error
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return { ...message, error: { code, message: short } }
}
