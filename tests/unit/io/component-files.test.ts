import assert from 'node:assert/strict'
import { writeFile, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import test from 'node:test'
import { readComponentClasses } from '../../../engine/io/component-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('reads the class that the module beside a template exports', async (context) => {
  const folder = await createFolder(context, {
    'components/chip.edge': '',
    'components/chip.ts': 'export const size: number = 1\nexport class Chip {}',
    'components/panel.edge': '',
  })
  const classes = await readComponentClasses(folder)
  assert.deepEqual(Object.keys(classes), ['chip'])
  assert.equal(classes.chip?.name, 'Chip')
})

test('reads a changed class again', async (context) => {
  const folder = await createFolder(context, {
    'components/chip.edge': '',
    'components/chip.ts': 'export class Before {}',
  })
  await readComponentClasses(folder)
  const file = join(folder, 'components/chip.ts')
  await writeFile(file, 'export class After {}')
  await utimes(file, 2_000_000_000, 2_000_000_000)
  assert.equal((await readComponentClasses(folder)).chip?.name, 'After')
})

test('rejects a module that exports no class, and names the file', async (context) => {
  const folder = await createFolder(context, {
    'components/chip.edge': '',
    'components/chip.ts': 'export const chip = {}',
  })
  const file = relative(process.cwd(), join(folder, 'components/chip.ts'))
  await assert.rejects(readComponentClasses(folder), {
    name: 'ProblemError',
    message:
      `Cannot load the class of component \`chip\` in \`${file}:1\`, expected the module to ` +
      'export a class.\nExport the class with `export class`.',
  })
})
