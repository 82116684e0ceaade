import type { Codemods } from '@adonisjs/core/ace/codemods'
import { readProjectFile } from '../io/read-project-file.ts'
import { toChange, type Change } from '../src/install/change.ts'
import { rcFile as file } from '../src/install/list-install-files.ts'
import { removeItem } from '../src/install/remove-item.ts'
import { createParser, type SourceNode } from './create-parser.ts'
import { listStrings } from './list-strings.ts'

/**
 * The change that takes the provider and the commands of a package out of the project's
 * `adonisrc.ts`: the imports that are an item of a list. Others are left, with a note.
 */
export async function unregisterPackage(
  codemods: Codemods,
  root: string,
  packageName: string,
): Promise<Change> {
  const before = readProjectFile(root, file)
  const modules = ['provider', 'commands'].map((name) => `${packageName}/${name}`)
  if (before === null || !modules.some((module) => before.includes(module))) {
    return { file, action: 'unchanged' }
  }
  const parse = await createParser(codemods, root)
  const note = `still names \`${packageName}\`; take it out by hand`
  if (!parse) return { file, action: 'keep', note }
  const bom = before.startsWith('\uFEFF') ? '\uFEFF' : ''
  let text = before.slice(bom.length)
  const list = () => listStrings(parse(text)).filter(({ value }) => modules.includes(value))
  // From the end, so that the places of those before stay right.
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

/** The function that is an item of a list and does nothing but import this module. */
function findItem(module: SourceNode): SourceNode | null {
  const call = module.getParent()
  const item = call?.getParent()
  const isItem =
    call?.getKindName() === 'CallExpression' &&
    item?.getKindName() === 'ArrowFunction' &&
    item.getParent()?.getKindName() === 'ArrayLiteralExpression'
  return isItem ? item : null
}
