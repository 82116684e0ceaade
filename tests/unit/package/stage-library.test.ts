import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import test, { type TestContext } from 'node:test'
import { stageLibrary } from '../../../engine/package/stage-library.ts'
import { catalog } from '../fixtures/catalog.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** Stages a library with these files, and returns both folders. */
async function stage(context: TestContext, files: Record<string, string>, dependencies = {}) {
  const project = await createFolder(
    context,
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`library/${path}`, text])),
  )
  const own = join(project, 'library')
  mkdirSync(own, { recursive: true })
  const manifests = { own: { dependencies }, engine: { dependencies: { zod: '*' } } }
  const folder = stageLibrary(own, catalog, manifests)
  return { own, folder, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

test("replaces imports of the engine's package with the copy beside the staged class", async (context) => {
  const path = '@kit-edge/engine/tags'
  const { read } = await stage(context, {
    'components/box.ts': `import type { AttributeBag } from '${path}'
import { size } from './size.ts'
import { AttributeBag as Bag } from "${path}"
export * from '${path}'
export const load = () => import('${path}')
`,
    'components/size.ts': 'export const size = 1\n',
  })
  const staged = '../engine/tags/index.ts'
  assert.equal(
    read('components/box.ts'),
    `import type { AttributeBag } from '${staged}'
import { size } from './size.ts'
import { AttributeBag as Bag } from "${staged}"
export * from '${staged}'
export const load = () => import('${staged}')
`,
  )
  assert.match(read('engine/tags/index.ts'), /AttributeBag/)
})

test('rejects a class that imports a file from elsewhere, with its line', async (context) => {
  const elsewhere = relative('/tmp/a/components', realpathSync('kit/components/icon/icon.ts'))
  for (const path of ['../library.ts', '../../secret.ts', elsewhere, '@kit-edge/engine']) {
    const text = `const a = 1\nexport { b } from '${path}'\nexport class Box {}\n`
    await assert.rejects(stage(context, { 'components/box.ts': text }), {
      message:
        /^Cannot import `[^`]+` in `.*components\/box\.ts:2`, expected a file of the components, `@kit-edge\/engine\/tags` or a package\./,
    })
  }
})

test('copies only what a package consists of, and links installed packages', async (context) => {
  const { folder, own } = await stage(
    context,
    {
      'components/box.edge': '<b></b>',
      'styles/index.css': '',
      'scripts/a.ts': '',
      'scripts.ts': '',
      'build/index.js': 'old',
      'src/mine.ts': '',
      'node_modules/luxon/package.json': '{}',
      'node_modules/zod/package.json': '{}',
    },
    { luxon: '*', zod: '*', missing: '*' },
  )
  for (const path of ['components/box.edge', 'styles/index.css', 'scripts/a.ts', 'scripts.ts']) {
    assert.ok(existsSync(join(folder, path)), path)
  }
  for (const path of ['build', 'src/mine.ts', 'tokens.ts', 'components/button.edge']) {
    assert.ok(!existsSync(join(folder, path)), path)
  }
  const toTarget = (name: string) => realpathSync(join(folder, 'node_modules', name))
  assert.equal(toTarget('luxon'), join(realpathSync(own), 'node_modules/luxon'))
  // The engine is compiled with its own packages.
  assert.equal(toTarget('zod'), realpathSync(resolve('node_modules/zod')))
  assert.ok(!existsSync(join(folder, 'node_modules/missing')))
})
