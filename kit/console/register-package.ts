import { join } from 'node:path'
import type { Codemods } from '@adonisjs/core/ace/codemods'
import { readProjectFile } from '../io/read-project-file.ts'
import { toChange, type Change } from '../src/install/change.ts'

const file = 'adonisrc.ts'

/** The change that adds the provider and the commands of a package to the project's `adonisrc.ts`. */
export async function registerPackage(
  codemods: Codemods,
  root: string,
  packageName: string,
): Promise<Change> {
  const before = readProjectFile(root, file)
  const manual = `add \`() => import('${packageName}/provider')\` to providers and \`() => import('${packageName}/commands')\` to commands by hand`
  if (before === null) return { file, action: 'keep', note: `is not there; ${manual}` }
  const project = await codemods.getTsMorphProject()
  const source = project?.getSourceFile(join(root, file))
  if (!source) return { file, action: 'keep', note: `cannot be changed; ${manual}` }
  const lists = source
    .getDescendants()
    .filter((node) => node.getKindName() === 'ArrayLiteralExpression')
    .filter((node) => /,\s*\]$/.test(node.getText()))
    .map((node) => node.getParentOrThrow().getText())
  let failure: Error | null = null
  codemods.once('error', (error: Error) => (failure = error))
  await codemods.updateRcFile((rcFile) => {
    rcFile.addProvider(`${packageName}/provider`)
    rcFile.addCommand(`${packageName}/commands`)
    // Written later, like all other files: whole or not at all.
    rcFile.save = async () => {}
  })
  if (failure) throw new Error(`Cannot register \`${packageName}\` in \`${file}\`; ${manual}.`)
  if (source.isSaved()) return { file, action: 'unchanged' }
  source.formatText({ indentSize: 2, convertTabsToSpaces: true })
  const added = [
    ...(lists.some((list) => list.startsWith('providers')) ? [`${packageName}/provider`] : []),
    ...(lists.some((list) => list.startsWith('commands')) ? [`${packageName}/commands`] : []),
  ]
  return toChange(file, before, added.reduce(addComma, source.getFullText()))
}

/** The codemod takes the comma from the end of a list; a list that had one gets it back. */
function addComma(text: string, module: string): string {
  const added = `import('${module}')`
  const [head = '', tail] = text.split(added)
  return tail && /^\s*\]/.test(tail) ? `${head}${added},${tail}` : text
}
