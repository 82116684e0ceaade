import { type AnyNode, type CallExpression, type Function, parse, type Pattern } from 'acorn'
import {
  CHANGING_METHODS,
  PURE_EDGE_GLOBALS,
  PURE_FUNCTIONS,
  PURE_METHODS,
  UNSAFE_PROPERTIES,
} from './pure-names.ts'
import { refuse, Refusal, toReason } from './reasons.ts'
import { INTERNAL, Scope } from './scope.ts'
import {
  findCalledSlot,
  findFold,
  findInjected,
  findPrintedSlot,
  findRenderCall,
  isOutput,
  isPropsCall,
  isRethrow,
  nameOfGivenSlot,
  toPath,
  unwrap,
} from './compiled-code.ts'

/** What the compiled template of a component shows about caching its output. */
export interface TemplateFacts {
  /** Why the output is never cached; null if it may be. */
  refusal: string | null
  /**
   * The slot whose text the template reads, once and before it prints any other, so that the text
   * can be a part of the key. All other slots are only printed.
   */
  inspected: string | null
  /** The slots that the template prints without the white space around them. */
  trimmed: readonly string[]
  /** The literals that it passes to its slots with `@inject`. */
  injected: Record<string, unknown>
  /** Edge's own globals that it calls. An application may replace them. */
  globals: readonly string[]
}

/** Node types that are harmless if their parts are, and these parts. */
const PARTS: Partial<Record<AnyNode['type'], readonly string[]>> = {
  ArrayExpression: ['elements'],
  AwaitExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  BlockStatement: ['body'],
  ChainExpression: ['expression'],
  EmptyStatement: [],
  ExpressionStatement: ['expression'],
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  Literal: [],
  LogicalExpression: ['left', 'right'],
  SequenceExpression: ['expressions'],
  SpreadElement: ['argument'],
  TemplateLiteral: ['expressions'],
  // An error ends the render, so nothing is cached.
  ThrowStatement: [],
  UnaryExpression: ['argument'],
  VariableDeclaration: ['declarations'],
}

/** Node types whose parts run exactly once if they do. */
const STRAIGHT = new Set(['BlockStatement', 'ExpressionStatement', 'VariableDeclaration'])

/**
 * Decides from the source of a component's compiled template whether its output depends on nothing
 * but its props, its attributes and its slots, and whether it only prints its slots. Everything that
 * is not known to be harmless is a reason against caching.
 */
export function analyseTemplate(source: string): TemplateFacts {
  const analysis = new Analysis()
  let refusal: string | null = null
  try {
    const program = parse(`(${source}\n)`, { ecmaVersion: 'latest' })
    const [statement] = program.body
    const run = statement?.type === 'ExpressionStatement' ? statement.expression : null
    if (run?.type !== 'FunctionExpression') return refuse('code', 'no function')
    analysis.visit(run.body, true)
  } catch (error) {
    // Templates that are too deep or too new for the parser run all the same.
    if (!(error instanceof Refusal || error instanceof SyntaxError || error instanceof RangeError))
      throw error
    refusal = error instanceof Refusal ? error.message : toReason('code', 'syntax')
  }
  const { inspected, injected, globals, printed } = analysis
  const trimmed = [...printed.keys()].filter((name) => printed.get(name) === 'trimmed')
  return { refusal, inspected, trimmed, injected, globals: [...globals] }
}

class Analysis {
  inspected: string | null = null
  injected: Record<string, unknown> = {}
  readonly globals = new Set<string>()
  /** How each slot is printed. */
  readonly printed = new Map<string, 'whole' | 'trimmed'>()
  readonly #scope = new Scope((value) => this.visit(value))
  /** The call of the inspected slot. */
  #inspection: AnyNode | null = null

  /** @param isTop whether the statement runs exactly once in each render */
  visit(node: AnyNode | null | undefined, isTop = false): void {
    if (!node || node === this.#inspection) return
    switch (node.type) {
      case 'VariableDeclarator':
        return this.#visitDeclarator(node, isTop)
      case 'AssignmentExpression':
        return this.#visitAssignment(node)
      case 'UpdateExpression':
        if (node.argument.type !== 'Identifier') refuse('change')
        return this.visit(node.argument)
      case 'Identifier':
        return this.#visitIdentifier(node.name)
      case 'MemberExpression':
        return this.#visitMember(node)
      case 'CallExpression':
        return this.#visitCall(node, isTop)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.#visitFunction(node)
      case 'ObjectExpression':
        return this.#visitObject(node)
      case 'TryStatement':
        if (!isRethrow(node)) refuse('code', 'try')
        return this.visit(node.block, isTop)
      case 'ReturnStatement':
        if (node.argument?.type === 'Identifier' && isOutput(node.argument.name)) return
        return this.visit(node.argument)
      case 'IfStatement':
      case 'ConditionalExpression':
        this.#visitTest(node.test)
        break
      case 'UnaryExpression':
        if (node.operator === 'delete') refuse('change')
        if (node.operator === '!') return this.#visitTest(node.argument)
    }
    const parts = PARTS[node.type] ?? refuse('code', node.type)
    const stays = isTop && STRAIGHT.has(node.type)
    for (const part of parts) {
      const child = node[part as keyof AnyNode] as unknown as AnyNode | (AnyNode | null)[] | null
      for (const one of [child].flat()) this.visit(one, stays)
    }
  }

  #visitDeclarator(
    { id, init }: Extract<AnyNode, { type: 'VariableDeclarator' }>,
    isTop: boolean,
  ): void {
    if (id.type === 'Identifier') {
      const { name } = id
      if (isOutput(name)) {
        if (init?.type !== 'Literal' || init.value !== '') refuse('code', name)
        return
      }
      // Slots get the context that belongs to them: `const $context = this.$context`.
      if (name === '$context' && toPath(init) === 'this.$context') return
      if (INTERNAL.has(name)) {
        if (init && init.type !== 'Literal') refuse('code', name)
        return
      }
    }
    if (!isPropsCall(init)) {
      if (isTop) this.#findInspected(init)
      this.visit(init)
    }
    this.#scope.declare(id)
    if (id.type === 'Identifier' && this.#scope.isOwn(init)) this.#scope.addOwn(id.name)
  }

  /** Remembers the first slot that the value of a variable is made of. */
  #findInspected(init: AnyNode | null | undefined): void {
    const found = findCalledSlot(init)
    if (!found) return
    if (this.inspected !== null || this.printed.size > 0) refuse('severalSlots')
    this.inspected = found.name
    this.#inspection = found.node
  }

  #visitAssignment({
    left,
    operator,
    right,
  }: Extract<AnyNode, { type: 'AssignmentExpression' }>): void {
    if (left.type !== 'Identifier') refuse('change')
    const { name } = left as Extract<Pattern, { type: 'Identifier' }>
    if (operator === '+=' && isOutput(name)) return this.#visitPrinted(right)
    if (name === '$lineNumber') return
    if (name !== '$tags_props' && !this.#scope.has(name)) refuse('change')
    this.visit(right)
  }

  #visitIdentifier(name: string): void {
    if (this.#scope.has(name) || PURE_FUNCTIONS.has(name)) return
    if (name === 'template') refuse('code', 'template')
    if (name === 'undefined' || name === 'NaN' || name === 'Infinity') return
    refuse('read', name)
  }

  #visitMember({ object, property, computed }: Extract<AnyNode, { type: 'MemberExpression' }>) {
    if (object.type === 'Identifier' && object.name === 'state') {
      const name = property.type === 'Identifier' && !computed ? property.name : '…'
      refuse(name === '$slots' ? 'slots' : 'read', name)
    }
    this.visit(object)
    if (computed) this.visit(property)
    const name = property.type === 'Literal' ? String(property.value) : null
    const written = property.type === 'Identifier' && !computed ? property.name : name
    if (written !== null && UNSAFE_PROPERTIES.has(written)) refuse('read', written)
  }

  #visitCall(node: CallExpression, isTop: boolean): void {
    const { callee, arguments: given } = node
    const injected = findInjected(node)
    if (injected) {
      if (!isTop || this.inspected !== null || this.printed.size > 0) refuse('lateInject')
      if (!injected.values) refuse('inject')
      Object.assign(this.injected, injected.values)
      return
    }
    const slot = nameOfGivenSlot(callee)
    if (slot !== null) refuse('slotUses', slot)
    const path = toPath(callee)
    const [, global] = /^state\.([\w$]+)$/.exec(path ?? '') ?? []
    if (global !== undefined && !PURE_EDGE_GLOBALS.has(global)) refuse('read', global)
    const isPure = path !== null && this.#isPureCall(path)
    if (!isPure) {
      const target = unwrap(callee)
      if (target.type !== 'MemberExpression' || target.computed) refuse('call', '…')
      const { object, property } = target as Extract<AnyNode, { type: 'MemberExpression' }>
      const name = (property as Extract<AnyNode, { type: 'Identifier' }>).name
      const isKnown = this.#scope.isOwn(object)
        ? !CHANGING_METHODS.has(name)
        : PURE_METHODS.has(name)
      if (!isKnown || UNSAFE_PROPERTIES.has(name)) {
        // What the call is made on says more, such as a slot or a value of the request.
        this.visit(object)
        refuse('call', name)
      }
      this.visit(object)
    }
    // The items of an own list are own, too.
    const [items, run] = given
    const isLoop = path === 'template.loop' || path === 'template.loopAsync'
    if (isLoop && this.#scope.isOwn(items as AnyNode) && run?.type === 'FunctionExpression') {
      const [item] = run.params
      if (item?.type === 'Identifier') this.#scope.addOwn(item.name)
    }
    // Behind the expression, the runtime gets the place of a tag.
    const passed = path === 'state.$tags.attempt' ? given.slice(0, 1) : given
    for (const argument of passed) this.visit(argument)
  }

  #isPureCall(path: string): boolean {
    if (/^template\.(?:escape|loop|loopAsync|size)$/.test(path)) return true
    if (/^state\.\$tags\.(?:attempt|join|spread|text|value)$/.test(path)) return true
    const [, global] = /^state\.(\w+)(?:\.\w+)?$/.exec(path) ?? []
    if (global !== undefined && PURE_EDGE_GLOBALS.has(global)) {
      this.globals.add(global)
      return true
    }
    const [first = ''] = path.split('.')
    return PURE_FUNCTIONS.has(path) && !this.#scope.has(first)
  }

  #visitFunction({ params, body, generator }: Function): void {
    if (generator) refuse('code', 'function*')
    for (const param of params) this.#scope.declare(param)
    this.visit(body)
  }

  #visitObject({ properties }: Extract<AnyNode, { type: 'ObjectExpression' }>): void {
    for (const property of properties) {
      if (property.type === 'SpreadElement') this.visit(property)
      // The position of a tag, for the messages of errors.
      else if (property.computed && toPath(property.key) === 'state.$tags.caller') continue
      else {
        if (property.kind !== 'init') refuse('code', property.kind)
        if (property.computed) this.visit(property.key)
        this.visit(property.value)
      }
    }
  }

  /** Visits a condition, which may ask whether a slot was given. */
  #visitTest(node: AnyNode): void {
    const test = unwrap(node)
    if (nameOfGivenSlot(test) !== null) return
    if (test.type === 'LogicalExpression') {
      this.#visitTest(test.left)
      this.#visitTest(test.right)
    } else if (test.type === 'UnaryExpression' && test.operator === '!') {
      this.#visitTest(test.argument)
    } else this.visit(test)
  }

  /** Visits what is added to the output unchanged: only here may the text of a slot be. */
  #visitPrinted(node: AnyNode): void {
    const tag = findRenderCall(node)
    if (tag) return this.#visitTag(tag)
    const fold = findFold(node)
    if (fold) return this.visit(fold.body)
    const called = findPrintedSlot(node)
    if (called) {
      const { name, how } = called
      const isMixed = this.printed.has(name) && this.printed.get(name) !== how
      if (isMixed || name === this.inspected) refuse('slotUses', name)
      this.printed.set(name, how)
      return
    }
    if (node.type === 'TemplateLiteral') {
      const isAlone = node.quasis.every(({ value }) => value.cooked === '')
      if (isAlone && node.expressions.length === 1) return this.#visitPrinted(node.expressions[0]!)
    }
    if (node.type === 'ConditionalExpression') {
      this.#visitTest(node.test)
      this.#visitPrinted(node.consequent)
      return this.#visitPrinted(node.alternate)
    }
    if (node.type === 'LogicalExpression' && node.operator === '&&') {
      this.#visitTest(node.left)
      return this.#visitPrinted(node.right)
    }
    this.visit(node)
  }

  /** Visits the call of a tag: its template, its props, and the functions of its slots. */
  #visitTag({ arguments: [, path, props, slots] }: CallExpression): void {
    this.visit(path)
    if (props?.type !== 'Identifier' || props.name !== '$tags_props') this.visit(props)
    if (slots?.type !== 'ObjectExpression') return refuse('code', 'slots')
    for (const slot of slots.properties) {
      if (slot.type === 'SpreadElement' || slot.computed) return refuse('code', 'slots')
      if (toPath(slot.value) === 'state.$tags.empty') continue
      if (slot.value.type === 'FunctionExpression') this.visit(slot.value)
    }
  }
}
