import assert from 'node:assert/strict'
import { mkdir, realpath, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { bundleModules, readNotices } from '../../../engine/package/bundle-modules.ts'
import { readFolder } from '../../site/read-folder.ts'
import { createFolder } from '../fixtures/create-folder.ts'

type Package = { version?: string; files: Record<string, string>; needs?: string[] }

const toManifest = (name: string, version: string, more: object = {}) =>
  JSON.stringify({ name, version, ...more })

/** Packages by name and version, with the packages that they need. */
const packages: Record<string, Package> = {
  'common@1.0.0': {
    files: {
      'package.json': toManifest('common', '1.0.0'),
      'index.js': "/*! By somebody. */\nexports.inner = require('inner')\n",
    },
    needs: ['inner@1.0.0'],
  },
  'inner@1.0.0': {
    files: {
      'package.json': toManifest('inner', '1.0.0', { main: 'lib' }),
      'lib/index.js': "module.exports = 'first'\n",
    },
  },
  'inner@2.0.0': {
    files: {
      'package.json': toManifest('inner', '2.0.0', { main: 'lib' }),
      'lib/index.js': "module.exports = 'second'\n",
    },
  },
  '@some/modern@1.2.3': {
    files: {
      'package.json': toManifest('@some/modern', '1.2.3', { type: 'module', exports: './a.js' }),
      'a.js':
        "import old from 'transpiled'\nexport * from './a.mjs'\nexport const type = typeof old\n",
      'a.mjs': "export const twin = 'another file'\n",
    },
    needs: ['transpiled@1.0.0'],
  },
  'transpiled@1.0.0': {
    files: {
      'package.json': toManifest('transpiled', '1.0.0'),
      'index.js': 'exports.__esModule = true\nexports.default = 1\n',
    },
  },
  'parts@1.0.0': {
    files: {
      'package.json': toManifest('parts', '1.0.0'),
      'index.js': '',
      'hooks/package.json': toManifest('parts-hooks', '0.0.1', { type: 'module', main: 'hook.js' }),
      'hooks/hook.js': "export const hook = 'part'\n",
    },
  },
}
const direct = ['common@1.0.0', 'inner@2.0.0', '@some/modern@1.2.3', 'parts@1.0.0']

/** Modules of a library, and the values of both. */
const modules = {
  'package.json': '{"type":"module"}',
  'entries/one.ts': "import value from '../value.ts'\nexport default value\n",
  'entries/two.ts': "import value from '../value.ts'\nexport default [value]\n",
  'value.ts': `import { inner } from 'common'
import second from 'inner'
import { type, twin } from '@some/modern'
import { hook } from 'parts/hooks/hook.js'
export default [inner, second, type, twin, hook]
`,
}

const toName = (id: string) => id.slice(0, id.lastIndexOf('@'))

/** Returns the files of a package in a folder. */
function placeAt(folder: string, id: string): Record<string, string> {
  // The licence of a part is that of its package.
  const files = { ...packages[id]!.files, LICENSE: `Licence of ${toName(id)}.\n` }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [join(folder, path), text]))
}

/** An installation: the files of packages, and links by their path. */
type Layout = { files: Record<string, string>; links?: Record<string, string> }

const flat = (folder: string): Layout => ({
  files: Object.assign(
    placeAt(`${folder}/common/node_modules/inner`, 'inner@1.0.0'),
    ...[...direct, 'transpiled@1.0.0'].map((id) => placeAt(`${folder}/${toName(id)}`, id)),
  ),
})

/** Every package in a folder of its own, with links to the packages that it needs. */
const stored = (
  project: string,
  toFolder: (id: string) => string,
  toNeeds: (id: string) => string,
): Layout => ({
  files: Object.assign({}, ...Object.keys(packages).map((id) => placeAt(toFolder(id), id))),
  links: Object.fromEntries([
    ...direct.map((id) => [`${project}/node_modules/${toName(id)}`, toFolder(id)]),
    ...Object.entries(packages).flatMap(([id, { needs = [] }]) =>
      needs.map((need) => [join(toNeeds(id), 'node_modules', toName(need)), toFolder(need)]),
    ),
  ]),
})

/** Each way to install packages: the path of the project, and what is in which folder. */
const npm: [project: string, layout: Layout] = ['x/kit', flat('x/kit/node_modules')]
const others: Record<string, typeof npm> = {
  'in a linked folder': [
    'y/a b/ü/zzz%41#q',
    {
      ...flat('elsewhere/node_modules'),
      links: { 'y/a b/ü/zzz%41#q/node_modules': 'elsewhere/node_modules' },
    },
  ],
  'as pnpm does': [
    'p',
    stored(
      'p',
      (id) => `store/${id}/node_modules/${toName(id)}`,
      (id) => `store/${id}`,
    ),
  ],
  'as Yarn does with links': [
    'q/[id]/{a,b}',
    stored(
      'q/[id]/{a,b}',
      (id) => `q/[id]/{a,b}/node_modules/.store/${id}/package`,
      (id) => `q/[id]/{a,b}/node_modules/.store/${id}`,
    ),
  ],
  'as links to checkouts': [
    'r/node_modules/r',
    stored(
      'r/node_modules/r',
      (id) => `work/checkout-of-${toName(id)}-${id.slice(-5)}`,
      (id) => `work/checkout-of-${toName(id)}-${id.slice(-5)}`,
    ),
  ],
}

/** Installs the packages, and bundles the library. */
async function build(context: TestContext, [project, { files, links = {} }]: typeof npm) {
  const own = Object.entries(modules).map(([path, text]) => [join(project, path), text])
  const root = await createFolder(context, { ...files, ...Object.fromEntries(own) })
  for (const [path, target] of Object.entries(links)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await symlink(join(root, target), join(root, path), 'junction')
  }
  const folder = await realpath(join(root, project))
  const target = join(folder, 'build')
  const sources = { 'entries/one': 'entries/one', 'entries/two': 'entries/two' }
  const notices = await readNotices(await bundleModules(sources, {}, folder, target))
  const texts = Array.from(await readFolder(target), ([path, bytes]) => [path, String(bytes)])
  return { folder, texts, notices }
}

for (const [name, layout] of Object.entries(others)) {
  test(`bundles the same bytes from packages that are installed ${name}`, async (context) => {
    const [one, other] = [await build(context, npm), await build(context, layout)]
    assert.deepEqual(other.texts, one.texts)
    assert.equal(other.notices, one.notices)
  })
}

test('bundles packages that do the same as in Node, and names them with their version', async (context) => {
  const { folder, texts, notices } = await build(context, npm)
  const run = async (path: string) =>
    (await import(String(pathToFileURL(join(folder, path))))).default
  const values = ['first', 'second', 'object', 'another file', 'part']
  assert.deepEqual(await run('entries/one.ts'), values)
  assert.deepEqual(await run('build/entries/one.js'), values)
  const text = texts.join('\n')
  assert.match(text, /"node_modules\/inner@1\.0\.0\/lib\/index\.js"\(/)
  assert.match(text, /"node_modules\/inner@2\.0\.0\/lib\/index\.js"\(/)
  assert.deepEqual(notices.match(/^## .*/gm), [
    '## @some/modern 1.2.3',
    '## common 1.0.0',
    '## inner 1.0.0',
    '## inner 2.0.0',
    '## parts-hooks 0.0.1',
    '## transpiled 1.0.0',
  ])
})
