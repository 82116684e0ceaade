import type { Codemods } from '@adonisjs/core/ace/codemods'
import { loadPackage } from '../io/project/load-package.ts'
import type { CodeList } from '../install/insert-code-item.ts'

/** Where to add an entry: in its list, or in the configuration, with a new list. */
type RcList = CodeList & { isMissing: boolean }

/** Nodes that TypeScript and parentheses add around an expression. */
const wrappers = [
  'AsExpression',
  'NonNullExpression',
  'ParenthesizedExpression',
  'SatisfiesExpression',
  'TypeAssertionExpression',
]

/**
 * Finds a list in the exported configuration of a file, even if it is in a constant or has a type.
 * Returns null if the list has another form, so that adding text to it would not be safe.
 */
export function findRcList(source: Source, name: 'providers' | 'commands'): RcList | null {
  const exported = source
    .forEachChildAsArray()
    .find((node) => node.getKindName() === 'ExportAssignment')
  const config = exported && findConfig(source, exported.forEachChildAsArray()[0])
  if (!config) return null
  const properties = config.forEachChildAsArray()
  // The last one wins: a later property of the same name, or a spread, may override earlier ones.
  const property = properties.findLast((node) => (toName(node) ?? name) === name)
  if (!property) return { ...toCodeList(config), isMissing: true }
  if (!['PropertyAssignment', 'ShorthandPropertyAssignment'].includes(property.getKindName())) {
    return null
  }
  const value = resolve(source, property.forEachChildAsArray().at(-1))
  const isList = value?.getKindName() === 'ArrayLiteralExpression'
  return isList && toName(property) ? { ...toCodeList(value), isMissing: false } : null
}

/** Finds the exported object, or the only argument of a call such as `defineConfig`. */
function findConfig(source: Source, node: SourceNode | undefined): SourceNode | null {
  const isObject = (node?: SourceNode) => node?.getKindName() === 'ObjectLiteralExpression'
  const exported = resolve(source, node)
  if (exported?.getKindName() !== 'CallExpression') return isObject(exported) ? exported! : null
  // The last two are the arguments and the closing parenthesis.
  const [args] = exported.getChildren().slice(-2)
  const [only, , ...others] = args!.getChildren()
  const config = resolve(source, only)
  return isObject(config) && !others.length ? config! : null
}

/** Unwraps an expression, and replaces a name with the value of its constant. */
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

/** Returns the name of a property, or null if it is only known at runtime. */
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

/** A TypeScript file, as parsed. */
export type Source = ReturnType<Project['createSourceFile']>

/** A node of a TypeScript file. */
export type SourceNode = ReturnType<Source['getDescendants']>[number]

type Tools = { Project: new (options: object) => Project }

/** Parses the text of `adonisrc.ts`. */
export type Parser = (text: string) => Source

/**
 * Loads a TypeScript parser from the project's own tools. Returns null if they are not installed.
 * The codemods of AdonisJS have the same one, but would first read all sources of the project, and
 * the types of all packages that these import.
 */
export function loadParser(root: string): Parser | null {
  const tools = loadPackage(root, '@adonisjs/assembler', 'ts-morph') as Tools | null
  if (!tools) return null
  const project = new tools.Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  return (text) => project.createSourceFile('adonisrc.ts', text, { overwrite: true })
}

/** A string in a source file: its value as written, its quotes, and its end. */
type SourceString = { node: SourceNode; value: string; quote: string; to: number }

/** Lists the strings in the code of a source file, in order, without those in comments. */
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
