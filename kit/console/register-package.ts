import { join } from 'node:path'
import { cliui } from '@adonisjs/core/ace'
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
  // It reports what it did before anything is written.
  codemods.useLogger(cliui({ mode: 'raw' }).logger)
  const project = await codemods.getTsMorphProject()
  const source = project?.getSourceFile(join(root, file))
  if (!source) return { file, action: 'keep', note: `cannot be changed; ${manual}` }
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
  return toChange(file, before, source.getFullText())
}
