import { parse, type Node } from 'acorn'
import type { TemplateExpression } from './text-code.ts'

/** A valid expression, or the problem that prevents its compilation. */
type CheckedExpression =
  | { expression: TemplateExpression; problem: null }
  | { expression: null; problem: { message: string; at: number } }

/** A variable, optionally with properties: `user.name`. */
const PATH = /^\s*([A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*)\s*$/

/**
 * Checks that `source` is one expression that Edge can compile. Returns it for the compiler, or the
 * problem with its offset in `source`.
 */
export function checkExpression(source: string, { async }: { async: boolean }): CheckedExpression {
  const fail = (message: string, at: number): CheckedExpression => ({
    expression: null,
    problem: { message, at: Math.min(Math.max(at, 0), source.length) },
  })
  // Fast path: most expressions are this simple, and parsing them would dominate the time.
  const [, variable, properties = ''] = PATH.exec(source) ?? []
  if (variable && isUsableName(variable)) {
    return { expression: toPath(variable, properties), problem: null }
  }
  if (!source.trim()) return fail('An expression is missing', 0)
  if (source.trimStart().startsWith('{{')) {
    return fail('Expected an expression without {{ }}', source.indexOf('{{'))
  }
  try {
    const options = { ecmaVersion: 2020, allowAwaitOutsideFunction: true, locations: true } as const
    const program = parse(`(${source}\n)`, options)
    const statement = program.body[0]!
    const node = statement.type === 'ExpressionStatement' ? statement.expression : null
    // "a) + (b" is valid between parentheses but is not one expression: it starts before them.
    if (program.body.length > 1 || !node || node.start === 0) {
      return fail('Unexpected token', source.indexOf(')'))
    }
    const unsupported = findUnsupportedNode(node, { async })
    if (unsupported) return fail(unsupported.message, unsupported.at - 1)
    const expression = toExpression(node)
    return {
      expression: (parser, filename) => `(${expression(parser, filename)})`,
      problem: null,
    }
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos?: number }
    if (pos === undefined || /stack/.test(message)) return fail(TOO_DEEP, 0)
    return fail(message.replace(/ ?\(\d+:\d+\)$/, ''), pos - 1)
  }
}

function toPath(name: string, properties: string): TemplateExpression {
  const variable = toExpression({ type: 'Identifier', name } as unknown as Node)
  return (parser, filename) => `${variable(parser, filename)}${properties}`
}

function toExpression(node: Node): TemplateExpression {
  return (parser, filename) =>
    parser.utils.stringify(parser.utils.transformAst(node, filename, parser))
}

/** For each node type that Edge can compile, the child nodes to check. */
const CHILDREN: Record<string, string[]> = {
  ArrayExpression: ['elements'],
  ArrowFunctionExpression: ['body'],
  AssignmentExpression: ['left', 'right'],
  AwaitExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  BlockStatement: ['body'],
  CallExpression: ['callee', 'arguments'],
  ChainExpression: ['expression'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  ExpressionStatement: ['expression'],
  FunctionDeclaration: [],
  Identifier: [],
  Literal: [],
  LogicalExpression: ['left', 'right'],
  MemberExpression: ['object', 'property'],
  NewExpression: ['arguments'],
  ObjectExpression: ['properties'],
  Property: ['key', 'value'],
  ReturnStatement: ['argument'],
  SequenceExpression: ['expressions'],
  SpreadElement: ['argument'],
  TemplateLiteral: ['expressions'],
  ThisExpression: [],
  UnaryExpression: ['argument'],
  UpdateExpression: ['argument'],
}

type Unsupported = { message: string; at: number }
type Fields = Node & Record<string, unknown>

/** Maximum depth of an expression, because the compiler recurses once per level. */
const MAX_DEPTH = 500

/** Message for an expression that is nested deeper. */
const TOO_DEEP = 'The expression is nested too deeply'

/** Finds the first part of an expression that Edge's parser would reject or fail on. */
export function findUnsupportedNode(
  node: Node,
  { async }: { async: boolean },
  depth = 1,
): Unsupported | null {
  const fields = node as Fields
  if (depth > MAX_DEPTH) return { message: TOO_DEEP, at: node.start }
  const children = Object.hasOwn(CHILDREN, node.type) ? CHILDREN[node.type]! : null
  if (!children) return { message: `"${node.type}" is not supported`, at: node.start }
  if (node.type === 'AwaitExpression' && !async) {
    const message = 'Make sure to render template in async mode before using await expression'
    return { message, at: node.start }
  }
  if (node.type === 'ArrowFunctionExpression') {
    const odd = (fields.params as Node[]).find((param) => !isSimpleParameter(param))
    if (odd) return { message: `"${odd.type}" is not supported as a parameter`, at: odd.start }
  }
  for (const child of children) {
    if ((child === 'key' || child === 'property') && !fields.computed) continue
    for (const part of [fields[child]].flat() as (Node | null)[]) {
      // A hole in an array, or a `return` without a value.
      if (!part)
        return { message: `"${node.type}" without a value is not supported`, at: node.start }
      const unsupported = findUnsupportedNode(part, { async }, depth + 1)
      if (unsupported) return unsupported
    }
  }
  return null
}

function isSimpleParameter(param: Node): boolean {
  const fields = param as Fields
  if (param.type === 'ObjectPattern') {
    const properties = fields.properties as { value?: Node }[]
    return properties.every((property) => property.value?.type === 'Identifier')
  }
  if (param.type === 'ArrayPattern') {
    return (fields.elements as (Node | null)[]).every((element) => element?.type === 'Identifier')
  }
  return param.type === 'Identifier'
}

/** Reserved words of JavaScript, and variables of compiled templates. */
const TAKEN = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new
  null package private protected public return static super switch this throw true try typeof var
  void while with yield undefined NaN Infinity out self state template`.split(/\s+/),
)

/** Whether a template can have a local with this name: a prop, or the data of a slot. */
export function isUsableName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !name.startsWith('slot_') && !TAKEN.has(name)
}
