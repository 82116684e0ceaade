import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test from 'node:test'
import ts from 'typescript'
import { readComponentFiles } from '../../../engine/io/component-files.ts'

const folder = 'kit/components'
const classes = readComponentFiles('kit').flatMap(({ classFile }) => classFile ?? [])

/** Globals whose results differ from call to call, or from process to process. */
const IMPURE =
  /^(?:Date|crypto|performance|process|globalThis|fetch|setTimeout|setInterval|queueMicrotask)$/

/** Lists what a module, and the modules that it imports, use that a pure class must not. */
function listImpure(file: string, visited = new Set<string>()): string[] {
  if (visited.has(file)) return []
  visited.add(file)
  const found: string[] = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isImportDeclaration(node)) {
      const module = (node.moduleSpecifier as ts.StringLiteral).text
      const isCode = !node.importClause?.phaseModifier && !module.endsWith('.d.ts')
      if (isCode && module.startsWith('.'))
        found.push(...listImpure(join(dirname(file), module), visited))
      return
    }
    if (ts.isIdentifier(node) && IMPURE.test(node.text) && isUsed(node))
      found.push(`${file}: ${node.text}`)
    if (node.getText(source) === 'Math.random') found.push(`${file}: Math.random`)
    // Of the variables that a module keeps, only what it loads once.
    const isKept = ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Const)
    if (
      isKept &&
      ts.isSourceFile(node.parent.parent) &&
      !/\b(?:lucide|shiki)\b/.test(node.getText(source))
    )
      found.push(`${file}: ${node.getText(source)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Whether a name is used as a value: not as a property, not just to tell what something is, and not
 * to make a date of a value.
 */
function isUsed({ parent, pos }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.pos === pos
  if (ts.isNewExpression(parent) && parent.arguments?.length) return false
  const isTest = ts.isBinaryExpression(parent) && parent.right.pos === pos
  return !isTest || parent.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword
}

const pure = classes.filter((file) =>
  /^ {2}static readonly pure = true$/m.test(readFileSync(file, 'utf8')),
)

test('pure classes use no clock, no random numbers and nothing of the process', () => {
  assert.ok(pure.length > 30, String(pure.length))
  assert.deepEqual(
    pure.flatMap((file) => listImpure(file)),
    [],
  )
})

test('finds a clock in a class, and in a module that it imports', () => {
  assert.ok(listImpure(join(folder, 'time/time.ts')).length > 0)
  assert.ok(listImpure(join(folder, 'calendar/calendar.ts')).length > 0)
})
