import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  PROTOCOL_VERSION_META_KEY,
  ProtocolErrorCode,
  specTypeSchemas,
} from '@modelcontextprotocol/server'

/** A parsed line of a client: a message for the server, or the error to answer with. */
export type Parsed = { message: JSONRPCMessage } | { error: JSONRPCMessage }

/** The schema of each request, by its method. */
const requestSchemas = {
  initialize: specTypeSchemas.InitializeRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
  'tools/call': specTypeSchemas.CallToolRequest,
  'resources/list': specTypeSchemas.ListResourcesRequest,
  'resources/templates/list': specTypeSchemas.ListResourceTemplatesRequest,
  'resources/read': specTypeSchemas.ReadResourceRequest,
  'completion/complete': specTypeSchemas.CompleteRequest,
}

/** Parses the message in a line, or returns the JSON-RPC error for an invalid one. */
export function parseMessage(line: string): Parsed {
  let value: unknown
  try {
    // `trim` also removes a byte order mark.
    value = JSON.parse(line.trim())
  } catch {
    const text = 'Parse error: expected one JSON-RPC message on each line'
    return { error: toErrorMessage(null, ProtocolErrorCode.ParseError, text) }
  }
  try {
    const message = parseJSONRPCMessage(value)
    const problem = isJSONRPCRequest(message) ? findProblem(message) : null
    if (problem === null) return { message }
    return { error: toErrorMessage(toId(value), ProtocolErrorCode.InvalidParams, problem) }
  } catch {
    return { error: toRefusal(value) }
  }
}

/** Finds a problem in the parameters of a request. Returns null for unknown methods, too. */
function findProblem(request: { method: string; params?: object }): string | null {
  if (!Object.hasOwn(requestSchemas, request.method) || isUnknownHere(request)) return null
  const schema = requestSchemas[request.method as keyof typeof requestSchemas]
  const result = schema['~standard'].validate(request)
  const [issue] = (result instanceof Promise ? null : result.issues) ?? []
  if (!issue) return null
  const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part))
  const expected = issue.message.replace(/^Invalid input: /, '')
  return `Invalid params of ${request.method}: \`${path.join('.')}\`: ${expected}`
}

/**
 * Whether a request is `initialize` in the protocol era without that method: its `_meta` names a
 * revision. The SDK then answers that the method does not exist, whatever the parameters are.
 */
function isUnknownHere({ method, params }: { method: string; params?: object }): boolean {
  const { _meta: meta } = (params ?? {}) as { _meta?: object }
  return method === 'initialize' && Object.hasOwn(meta ?? {}, PROTOCOL_VERSION_META_KEY)
}

function toRefusal(value: unknown): JSONRPCMessage {
  const id = toId(value)
  if (isJSONRPCRequest({ ...(value as object), params: {} })) {
    const text =
      'Invalid params: expected `params` to be an object, and its `_meta` to follow the MCP schema'
    return toErrorMessage(id, ProtocolErrorCode.InvalidParams, text)
  }
  const text = Array.isArray(value)
    ? 'Invalid Request: expected one JSON-RPC 2.0 message on each line, not a batch'
    : 'Invalid Request: expected a JSON-RPC 2.0 message'
  return toErrorMessage(id, ProtocolErrorCode.InvalidRequest, text)
}

function toId(value: unknown): string | number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  const { id } = value
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** A string, a punctuation character of JSON, or another token, such as a number. */
const TOKEN = /\s*(?:"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/y

/**
 * Finds the id of a request whose text is cut off. Returns null if the id is not complete in the
 * remaining text, or is invalid.
 */
export function findRequestId(start: string): string | number | null {
  const text = start.replace(/^\uFEFF/, '')
  let depth = 0
  let key = ''
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    TOKEN.lastIndex = from
    const token = TOKEN.exec(text)?.[0].trim()
    // The token may continue in the part that was cut off.
    if (!token || TOKEN.lastIndex === text.length) return null
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth !== 1) continue
    else if (token === ',') key = ''
    else if (token !== ':') {
      const value = parse(token)
      if (key === 'id') return typeof value === 'string' || typeof value === 'number' ? value : null
      if (key === '' && typeof value === 'string') key = value
    }
  }
  return null
}

function parse(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return null
  }
}

/** Returns a JSON-RPC error. Its id is null if that of the request is unknown. */
export function toErrorMessage(
  id: string | number | null,
  code: number,
  message: string,
): JSONRPCMessage {
  // JSON-RPC allows a null id here, but the types of the SDK do not.
  return { jsonrpc: '2.0', id, error: { code, message } } as JSONRPCMessage
}
