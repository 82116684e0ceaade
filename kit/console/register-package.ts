import type { Codemods } from '@adonisjs/core/ace/codemods'
import { readProjectFile } from '../io/read-project-file.ts'
import { toChange, type Change } from '../src/install/change.ts'
import { insertCodeItem } from '../src/install/insert-code-item.ts'
import { rcFile as file } from '../src/install/list-install-files.ts'
import { createParser, type Source } from './create-parser.ts'
import { findRcList } from './find-rc-list.ts'
import { listStrings } from './list-strings.ts'

/** A list of `adonisrc.ts`, and the module that belongs into it. */
type Entry = { name: 'providers' | 'commands'; module: string }

/**
 * The change that adds the provider and the commands of a package to the project's `adonisrc.ts`,
 * which stays as it is around the two entries. An entry that is there already is recognised,
 * wherever in the file it is and however it is written.
 * @param loaded what the application has in both lists, which may come from other files
 */
export async function registerPackage(
  codemods: Codemods,
  root: string,
  packageName: string,
  loaded: readonly (() => unknown)[],
): Promise<Change> {
  const entries: Entry[] = [
    { name: 'providers', module: `${packageName}/provider` },
    { name: 'commands', module: `${packageName}/commands` },
  ]
  const before = readProjectFile(root, file)
  if (before === null) return toKept(`is not there; ${toManual(entries)}`)
  const missing = entries.filter(({ module }) => !loaded.some((entry) => isNamed(entry, module)))
  if (!missing.length) return { file, action: 'unchanged' }
  const parse = await createParser(codemods, root)
  if (!parse) {
    return toKept(
      `cannot be read, as \`@adonisjs/assembler\` or a right \`tsconfig.json\` is missing; ${toManual(missing)}`,
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

/** The text of the file with an entry more; null when its list is made in an unknown way. */
function addEntry(source: Source, { name, module }: Entry): string | null {
  const list = findRcList(source, name)
  if (!list) return null
  const strings = listStrings(source)
  // As the nearest import before it is written.
  const { quote = "'" } = strings.findLast(({ to }) => to <= list.close) ?? strings[0] ?? {}
  const item = `() => import(${quote}${module}${quote})`
  return insertCodeItem(source.getFullText(), list, list.isMissing ? `${name}: [${item}]` : item)
}

/** Whether the code of an entry names a module. */
function isNamed(entry: () => unknown, module: string): boolean {
  const code = String(entry)
  return ["'", '"', '`'].some((quote) => code.includes(`${quote}${module}${quote}`))
}

/** Whether the parser found no error; asking for errors officially would read the whole project. */
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
