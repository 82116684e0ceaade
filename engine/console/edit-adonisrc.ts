import { readProjectFile } from '../io/project/catalog.ts'
import { toChange, type Change } from '../install/change.ts'
import { insertCodeItem } from '../install/insert-code-item.ts'
import { rcFile as file } from '../install/installed-files.ts'
import {
  type Parser,
  type Source,
  findRcList,
  listStrings,
  type SourceNode,
} from './parse-adonisrc.ts'
import { removeItem } from '../install/json.ts'

/** A list in `adonisrc.ts`, and the module to add to it. */
type Entry = { name: 'providers' | 'commands'; module: string }

/**
 * Returns the change that adds the provider and the commands of a package to the project's
 * `adonisrc.ts`. The rest of the file is unchanged. Detects existing entries, anywhere in the file
 * and in any notation.
 * @param load loads the parser of the file, or returns null if the project has none
 * @param loaded the application's entries in both lists, which may come from other files
 */
export function registerPackage(
  load: () => Parser | null,
  root: string,
  packageName: string,
  loaded: readonly (() => unknown)[],
): Change {
  const entries: Entry[] = [
    { name: 'providers', module: `${packageName}/provider` },
    { name: 'commands', module: `${packageName}/commands` },
  ]
  const before = readProjectFile(root, file)
  if (before === null) return toKept(`does not exist; ${toManual(entries)}`)
  const missing = entries.filter(({ module }) => !loaded.some((entry) => isNamed(entry, module)))
  if (!missing.length) return { file, action: 'unchanged' }
  const parse = load()
  if (!parse) {
    return toKept(
      `cannot be read, because \`@adonisjs/assembler\` is missing; ${toManual(missing)}`,
    )
  }
  const bom = before.startsWith('\uFEFF') ? '\uFEFF' : ''
  let text = before.slice(bom.length)
  const left: Entry[] = []
  for (const entry of missing) {
    const source = parse(text)
    if (listStrings(source).some(({ value }) => value === entry.module)) continue
    const added = isWhole(source) ? addEntry(source, entry) : null
    if (added !== null && isWhole(parse(added))) text = added
    else left.push(entry)
  }
  const change = toChange(file, before, bom + text)
  if (!left.length) return change
  const note = `has lists that cannot be changed safely; ${toManual(left)}`
  return change.action === 'unchanged' ? toKept(note) : { ...change, note }
}

/** Adds an entry to the text of the file. Returns null if the form of its list is not supported. */
function addEntry(source: Source, { name, module }: Entry): string | null {
  const list = findRcList(source, name)
  if (!list) return null
  const strings = listStrings(source)
  // With the quotes of the nearest import above.
  const { quote = "'" } = strings.findLast(({ to }) => to <= list.close) ?? strings[0] ?? {}
  const item = `() => import(${quote}${module}${quote})`
  return insertCodeItem(source.getFullText(), list, list.isMissing ? `${name}: [${item}]` : item)
}

/** Whether the code of an entry imports a module. */
function isNamed(entry: () => unknown, module: string): boolean {
  const code = String(entry)
  return ["'", '"', '`'].some((quote) => code.includes(`${quote}${module}${quote}`))
}

/** Whether the parser found no error. The public API for errors would read the whole project. */
function isWhole(source: Source): boolean {
  const { parseDiagnostics = [] } = source.compilerNode as { parseDiagnostics?: readonly unknown[] }
  return !parseDiagnostics.length
}

function toManual(entries: Entry[]): string {
  const lines = entries.map(({ name, module }) => `\`() => import('${module}')\` to \`${name}\``)
  return `add ${lines.join(' and ')} by hand`
}

function toKept(note: string): Change {
  return { file, action: 'keep', note }
}

/**
 * Returns the change that removes the provider and the commands of a package from the project's
 * `adonisrc.ts`: those imports that are items of a list. Other mentions stay, with a note.
 */
export function unregisterPackage(
  load: () => Parser | null,
  root: string,
  packageName: string,
): Change {
  const before = readProjectFile(root, file)
  const modules = ['provider', 'commands'].map((name) => `${packageName}/${name}`)
  if (before === null || !modules.some((module) => before.includes(module))) {
    return { file, action: 'unchanged' }
  }
  const parse = load()
  const note = `still names \`${packageName}\`; remove it by hand`
  if (!parse) return { file, action: 'keep', note }
  const bom = before.startsWith('\uFEFF') ? '\uFEFF' : ''
  let text = before.slice(bom.length)
  const list = () => listStrings(parse(text)).filter(({ value }) => modules.includes(value))
  // From the end, so that the offsets of earlier items stay correct.
  for (const { node } of list().toReversed()) {
    const item = findItem(node)
    if (!item) continue
    const previous = item.getPreviousSibling((node) => node.getKindName() !== 'CommaToken')
    text = removeItem(text, {
      from: item.getStart(),
      to: item.getEnd(),
      after: previous?.getEnd() ?? item.getParentOrThrow().getStart() + 1,
      isFirst: !previous,
    })
  }
  const change = toChange(file, before, bom + text)
  if (!list().length) return change
  return { ...change, action: change.action === 'update' ? 'update' : 'keep', note }
}

/** Returns the list item that only imports this module, or null. */
function findItem(module: SourceNode): SourceNode | null {
  const call = module.getParent()
  const item = call?.getParent()
  const isItem =
    call?.getKindName() === 'CallExpression' &&
    item?.getKindName() === 'ArrowFunction' &&
    item.getParent()?.getKindName() === 'ArrayLiteralExpression'
  return isItem ? item : null
}
