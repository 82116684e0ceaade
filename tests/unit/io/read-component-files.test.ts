import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { readComponentFiles } from '../../../engine/io/component-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('every template is a component, a folder a dot in its name', async (context) => {
  const folder = await createFolder(context, {
    'components/panel.edge': '',
    'components/panel/title.edge': '',
    'components/panel/title.js': '',
    'components/chip.edge': '',
    'components/chip.ts': '',
    'components/helper.ts': '',
    'components/read.me.md': '',
  })
  const at = (path: string) => join(folder, 'components', path)
  assert.deepEqual(readComponentFiles(folder), [
    { name: 'chip', file: at('chip.edge'), classFile: at('chip.ts') },
    { name: 'panel', file: at('panel.edge'), classFile: null },
    { name: 'panel.title', file: at('panel/title.edge'), classFile: at('panel/title.js') },
  ])
})

test('without a folder of components there are none', async (context) => {
  assert.deepEqual(readComponentFiles(await createFolder(context)), [])
})
