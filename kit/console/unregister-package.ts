import { join } from 'node:path'
import type { Codemods } from '@adonisjs/core/ace/codemods'
import { readProjectFile } from '../io/read-project-file.ts'
import { toChange, type Change } from '../src/install/change.ts'
import { removeItem } from '../src/install/remove-item.ts'

const file = 'adonisrc.ts'

/**
 * The change that takes the provider and the commands of a package out of the project's
 * `adonisrc.ts`: the imports that stand alone in a list. Others are left, with a note.
 */
export async function unregisterPackage(
  codemods: Codemods,
  root: string,
  packageName: string,
): Promise<Change> {
  const before = readProjectFile(root, file)
  const imports = ['provider', 'commands'].map((name) => `${packageName}/${name}`)
  const isNamed = (text: string) =>
    imports.some((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
  if (before === null || !isNamed(before)) return { file, action: 'unchanged' }
  const note = `still names \`${packageName}\`; take it out by hand`
  const project = await codemods.getTsMorphProject()
  const source = project?.getSourceFile(join(root, file))
  // A byte order mark is not in what was parsed, and would move every place.
  if (source?.getFullText() !== before) return { file, action: 'keep', note }
  const items = source.getDescendants().filter((node) => {
    const isItem = node.getParent()?.getKindName() === 'ArrayLiteralExpression'
    const [, , name = ''] =
      /^\(\)=>import\((['"])(.*)\1\)$/.exec(node.getText().replace(/\s/g, '')) ?? []
    return isItem && imports.includes(name)
  })
  let text = before
  // From the end, so that the places of those before stay right.
  for (const item of items.toReversed()) {
    const previous = item.getPreviousSibling((node) => node.getKindName() !== 'CommaToken')
    text = removeItem(text, {
      from: item.getStart(),
      to: item.getEnd(),
      after: previous?.getEnd() ?? item.getParentOrThrow().getStart() + 1,
      isFirst: !previous,
    })
  }
  const change = toChange(file, before, text)
  if (!isNamed(text)) return change
  return { ...change, action: change.action === 'update' ? 'update' : 'keep', note }
}
