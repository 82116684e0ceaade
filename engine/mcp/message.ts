import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  PROTOCOL_VERSION_META_KEY,
  ProtocolErrorCode,
  specTypeSchemas,
} from '@modelcontextprotocol/server'

/** A line that a client wrote: a message for the server, or the error that answers it. */
export type Parsed = { message: JSONRPCMessage } | { error: JSONRPCMessage }

/** What the parameters of a request have to be, by its method. */
const requestSchemas = {
  initialize: specTypeSchemas.InitializeRequest,
  'tools/list': specTypeSchemas.ListToolsRequest,
  'tools/call': specTypeSchemas.CallToolRequest,
  'resources/list': specTypeSchemas.ListResourcesRequest,
  'resources/templates/list': specTypeSchemas.ListResourceTemplatesRequest,
  'resources/read': specTypeSchemas.ReadResourceRequest,
  'completion/complete': specTypeSchemas.CompleteRequest,
}

/** The message in a line, or the error that JSON-RPC has for what is there instead. */
export function parseMessage(line: string): Parsed {
  let value: unknown
  try {
    // A byte order mark is blank, too.
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

/** What is wrong with the parameters of a request; null when nothing is, or the method is unknown. */
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
 * Whether a request is `initialize` in the era that does without: its `_meta` names a revision. The
 * SDK then answers that there is no such method, whatever the parameters are.
 */
function isUnknownHere({ method, params }: { method: string; params?: object }): boolean {
  const { _meta: meta } = (params ?? {}) as { _meta?: object }
  return method === 'initialize' && Object.hasOwn(meta ?? {}, PROTOCOL_VERSION_META_KEY)
}

function toRefusal(value: unknown): JSONRPCMessage {
  const id = toId(value)
  if (isJSONRPCRequest({ ...(value as object), params: {} })) {
    const text =
      'Invalid params: expected `params` to be an object, and `_meta` in it as MCP has it'
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

/** A string, a mark of JSON, or another word, such as a number. */
const TOKEN = /\s*(?:"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/y

/**
 * Finds the id of a request whose text is cut off somewhere; null when it does not stand in what is
 * left as a whole, or is no id.
 */
export function findRequestId(start: string): string | number | null {
  const text = start.replace(/^\uFEFF/, '')
  let depth = 0
  let key = ''
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    TOKEN.lastIndex = from
    const token = TOKEN.exec(text)?.[0].trim()
    // A word at the end may go on in what was cut off.
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

/** An error of JSON-RPC. Its id is null where that of the request could not be told. */
export function toErrorMessage(
  id: string | number | null,
  code: number,
  message: string,
): JSONRPCMessage {
  // JSON-RPC has null for the id here; the types of the SDK do not.
  return { jsonrpc: '2.0', id, error: { code, message } } as JSONRPCMessage
}
