import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { readComponentFiles } from '../../../engine/io/component-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('finds every template, and turns folders into dots in names', async (context) => {
  const folder = await createFolder(context, {
    'components/panel.edge': '',
    'components/panel/title.edge': '',
    'components/panel/title.js': '',
    'components/box/box.edge': '',
    'components/box/box.ts': '',
    'components/box/side.edge': '',
    'components/chip.edge': '',
    'components/chip.ts': '',
    'components/helper.ts': '',
    'components/read.me.md': '',
  })
  const at = (path: string) => join(folder, 'components', path)
  assert.deepEqual(readComponentFiles(folder), [
    { name: 'box', file: at('box/box.edge'), path: 'box/box', classFile: at('box/box.ts') },
    { name: 'box.side', file: at('box/side.edge'), path: 'box/side', classFile: null },
    { name: 'chip', file: at('chip.edge'), path: 'chip', classFile: at('chip.ts') },
    { name: 'panel', file: at('panel.edge'), path: 'panel', classFile: null },
    {
      name: 'panel.title',
      file: at('panel/title.edge'),
      path: 'panel/title',
      classFile: at('panel/title.js'),
    },
  ])
})

test('finds a class in the folder of its component, even if the template is not in it', async (context) => {
  const folder = await createFolder(context, {
    'components/box.edge': '',
    'components/box/box.js': '',
  })
  const [box] = readComponentFiles(folder)
  assert.equal(box!.classFile, join(folder, 'components/box/box.js'))
})

test('returns nothing if the folder of components is missing', async (context) => {
  assert.deepEqual(readComponentFiles(await createFolder(context)), [])
})
