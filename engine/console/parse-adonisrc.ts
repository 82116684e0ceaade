import { join } from 'node:path'
import type { Codemods } from '@adonisjs/core/ace/codemods'
import type { CodeList } from '../install/insert-code-item.ts'

/** Where an entry can be added: to its list, or with a list of its own to the configuration. */
type RcList = CodeList & { isMissing: boolean }

/** What TypeScript and parentheses put around an expression. */
const wrappers = [
  'AsExpression',
  'NonNullExpression',
  'ParenthesizedExpression',
  'SatisfiesExpression',
  'TypeAssertionExpression',
]

/**
 * Finds a list of the configuration that a file exports, also where it has a name of its own or a
 * type; null when the list is made in another way, so that no text can be added to it safely.
 */
export function findRcList(source: Source, name: 'providers' | 'commands'): RcList | null {
  const exported = source
    .forEachChildAsArray()
    .find((node) => node.getKindName() === 'ExportAssignment')
  const config = exported && findConfig(source, exported.forEachChildAsArray()[0])
  if (!config) return null
  const properties = config.forEachChildAsArray()
  // What follows may take its place: a property of the same name, or what another object has.
  const property = properties.findLast((node) => (toName(node) ?? name) === name)
  if (!property) return { ...toCodeList(config), isMissing: true }
  if (!['PropertyAssignment', 'ShorthandPropertyAssignment'].includes(property.getKindName())) {
    return null
  }
  const value = resolve(source, property.forEachChildAsArray().at(-1))
  const isList = value?.getKindName() === 'ArrayLiteralExpression'
  return isList && toName(property) ? { ...toCodeList(value), isMissing: false } : null
}

/** The object that is exported, or the only argument of a call such as `defineConfig`. */
function findConfig(source: Source, node: SourceNode | undefined): SourceNode | null {
  const isObject = (node?: SourceNode) => node?.getKindName() === 'ObjectLiteralExpression'
  const exported = resolve(source, node)
  if (exported?.getKindName() !== 'CallExpression') return isObject(exported) ? exported! : null
  // The name, parentheses, and the arguments in their midst.
  const [args] = exported.getChildren().slice(-2)
  const [only, , ...others] = args!.getChildren()
  const config = resolve(source, only)
  return isObject(config) && !others.length ? config! : null
}

/** An expression without what is around it; a name stands for the value of its constant. */
function resolve(source: Source, node: SourceNode | undefined, steps = 20): SourceNode | undefined {
  if (!node || !steps) return undefined
  const kind = node.getKindName()
  if (wrappers.includes(kind)) {
    const [first, second] = node.forEachChildAsArray()
    return resolve(source, kind === 'TypeAssertionExpression' ? second : first, steps - 1)
  }
  if (kind !== 'Identifier') return node
  const [, ...rest] =
    source
      .forEachChildAsArray()
      .filter((statement) => statement.getKindName() === 'VariableStatement')
      .map((statement) => statement.forEachChildAsArray().at(-1)!)
      .filter((list) => list.getFirstChild()?.getKindName() === 'ConstKeyword')
      .flatMap((list) => list.forEachChildAsArray())
      .map((declaration) => declaration.forEachChildAsArray())
      .find(([name]) => name!.getText() === node.getText()) ?? []
  return resolve(source, rest.at(-1), steps - 1)
}

/** The name of a property; null when it is only known when the code runs. */
function toName(property: SourceNode): string | null {
  const [name] = property.forEachChildAsArray()
  const kind = name?.getKindName()
  if (property.getKindName() === 'SpreadAssignment') return null
  if (kind === 'Identifier') return name!.getText()
  return kind === 'StringLiteral' ? name!.getText().slice(1, -1) : null
}

function toCodeList(node: SourceNode): CodeList {
  const [bracket, items, end] = node.getChildren()
  const tokens = items!.getChildren()
  const comma = tokens.at(-1)?.getKindName() === 'CommaToken' ? tokens.at(-1)! : null
  const last = tokens.at(comma ? -2 : -1)
  return {
    open: bracket!.getEnd(),
    close: end!.getStart(),
    last: last ? { from: last.getStart(), to: last.getEnd() } : null,
    comma: comma?.getEnd() ?? null,
  }
}

type Project = NonNullable<Awaited<ReturnType<Codemods['getTsMorphProject']>>>

/** A TypeScript file as its parser sees it. */
export type Source = ReturnType<Project['createSourceFile']>

/** A part of a TypeScript file. */
export type SourceNode = ReturnType<Source['getDescendants']>[number]

/**
 * Creates a parser of TypeScript: that of the project's own tools, null when they are not installed.
 * It reads and writes no file.
 */
export async function createParser(
  codemods: Codemods,
  root: string,
): Promise<((text: string) => Source) | null> {
  const project = await codemods.getTsMorphProject()
  if (!project) return null
  return (text) => project.createSourceFile(join(root, 'adonisrc.ts'), text, { overwrite: true })
}

/** A string of a source file: its value as it is written, its quotes, and where it ends. */
type SourceString = { node: SourceNode; value: string; quote: string; to: number }

/** Lists the strings in the code of a source file, in order; what is in comments is none. */
export function listStrings(source: Source): SourceString[] {
  return source
    .getDescendants()
    .filter((node) =>
      ['StringLiteral', 'NoSubstitutionTemplateLiteral'].includes(node.getKindName()),
    )
    .map((node) => {
      const text = node.getText()
      return { node, value: text.slice(1, -1), quote: text[0]!, to: node.getEnd() }
    })
}
