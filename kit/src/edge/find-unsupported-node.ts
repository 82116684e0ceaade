import type { Node } from 'acorn'

/** For each kind of node that Edge can compile, the children that it compiles in turn. */
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

/** How deep an expression may be; what compiles it calls itself for each level. */
const MAX_DEPTH = 500

/** What is said of an expression that is deeper. */
export const TOO_DEEP = 'The expression is nested too deeply'

/** Finds the first part of an expression that Edge's parser would refuse, or trip over. */
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
      // A hole in an array, a bare return.
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
