import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { isPartial } from '../../engine/tags/runtime/root-template.ts'
import { toOwnTemplate } from '../../engine/install/own-template.ts'
import { readComponentFiles } from '../../engine/io/component-files.ts'
import { openOwnComponents } from '../../engine/io/project/own-components.ts'
import { readOwnClasses } from '../../engine/io/project/own-classes.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'

const folder = resolve('kit/build')
const catalog: Catalog = JSON.parse(readFileSync(join(folder, 'catalog.json'), 'utf8'))
const { createRenderer }: typeof import('../../engine/provider/render-code.ts') = await import(
  pathToFileURL(join(folder, 'engine/provider/render-code.js')).href
)
const installed = { library: catalog.library, folder }
const views = resolve('.cache/test/eject')
const directory = join(views, 'components')
rmSync(views, { recursive: true, force: true })
for (const { name, file, classFile } of readComponentFiles(folder)) {
  const copied = { name, namespace: 'kit', own: 'app', hasClass: classFile !== null }
  const path = join(directory, `${name.replaceAll('.', '/')}.edge`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, toOwnTemplate(readFileSync(file, 'utf8'), copied))
}
const render = await createRenderer(installed, {
  config: (_, fallback) => fallback,
  views,
  own: { namespace: 'app', directory },
})
/** Returns the HTML, or what went wrong: some examples need an application. */
const attempt = (code: string) =>
  render(code).catch((error: Error) => error.message.replaceAll('<x-app::', '<x-kit::'))

for (const { name, examples } of catalog.components) {
  test(`renders ${name} the same from a copy among one's own components`, async () => {
    const tags = new RegExp(`(</?x-)kit(?=::${name}[.\\s/>])`, 'g')
    let count = 0
    for (const { code } of examples) {
      const copied = code.replace(tags, '$1app')
      if (copied === code) continue
      count++
      assert.equal(await attempt(copied), await attempt(code), code)
    }
    assert.ok(count > 0)
  })
}

test('has nothing to report in the copies', () => {
  const own = { namespace: 'app', directory: 'components' }
  const merged = openOwnComponents(views, assert.fail)(catalog, own, [])
  for (const { name } of readComponentFiles(folder)) {
    const file = `components/${name.replaceAll('.', '/')}.edge`
    const text = readFileSync(join(views, file), 'utf8')
    assert.deepEqual(checkTemplate(text, merged, { isPartial: isPartial(file) }), [], file)
  }
})

test('reads classes only of templates that name one, and reports an unknown one', async () => {
  assert.equal((await readOwnClasses(installed, directory)).button?.name, 'Button')
  const other = join(views, 'other')
  mkdirSync(other)
  assert.deepEqual(await readOwnClasses(installed, other), {})
  writeFileSync(join(other, 'save.edge'), '{{--\n  Saves.\n  @class buton\n--}}\n')
  await assert.rejects(readOwnClasses(installed, other), {
    message:
      'Cannot find the class `buton` in `.cache/test/eject/other/save.edge:3`, expected the name of a component whose template uses `self`.\nDid you mean `button`?',
  })
})
