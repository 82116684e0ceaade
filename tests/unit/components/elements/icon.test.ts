import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import test from 'node:test'
import { icons as lucide } from '@iconify-json/lucide'
import { Edge } from 'edge.js'
import { readComponentClasses, readComponentFiles } from '../../../../engine/io/component-files.ts'
import { tagsPlugin } from '../../../../engine/tags/index.ts'
import { createProductionRenderer } from '../create-production-renderer.ts'

const edge = await createProductionRenderer()
const classes = await readComponentClasses('kit')
const logo = '<path fill="currentColor" d="M12 2 22 20H2z" />'

/** Returns the drawing of an icon in a project with these icons of its own. */
async function draw(template: string, icons: unknown = {}): Promise<string> {
  const plugin = tagsPlugin({
    namespace: 'kit',
    directory: `${process.cwd()}/kit/components`,
    listComponents: () => readComponentFiles('kit').map(({ path }) => path),
    classes,
    config: (key, fallback) => (key === 'kit.icons' ? icons : fallback),
  })
  const html = await Edge.create().use(plugin).renderRaw(template)
  return /<svg[^>]*>(.*)<\/svg>/.exec(html)?.[1] ?? ''
}

test('fills the shapes of an own icon with the colour of the text, but not those of the set', async () => {
  const plugin = tagsPlugin({
    namespace: 'kit',
    directory: `${process.cwd()}/kit/components`,
    listComponents: () => readComponentFiles('kit').map(({ path }) => path),
    classes,
    config: (key, fallback) =>
      key === 'kit.icons' ? { mark: '<path d="M4 20 12 4" />' } : fallback,
  })
  const edge = Edge.create().use(plugin)
  assert.match(await edge.renderRaw('<x-kit::icon name="mark" />'), /<svg [^>]*fill="currentColor"/)
  assert.doesNotMatch(await edge.renderRaw('<x-kit::icon name="check" />'), /<svg [^>]*fill=/)
})

test('renders every icon of the set, by name and by alias', async () => {
  const names = [...Object.keys(lucide.icons), ...Object.keys(lucide.aliases!)]
  assert.ok(names.length > 2000)
  const { Icon } = (await import('../../../../kit/components/icon/icon.ts')) as {
    Icon: new (props: { name: string }, context: object) => { body: string }
  }
  const invalid = (message: string) => assert.fail(message)
  for (const name of names) assert.match(new Icon({ name }, { invalid }).body, /^<\w/, name)
})

test('renders an icon in the view box of its set', async () => {
  assert.match(await edge.renderRaw('<x-kit::icon name="check" />'), /viewBox="0 0 24 24"/)
  assert.match(await edge.renderRaw('<x-kit::icon name="search-large" />'), /viewBox="0 0 32 32"/)
  // No icon of the set needs a rotation or flip, which only Iconify itself can apply.
  const fields = [...Object.values(lucide.icons), ...Object.values(lucide.aliases!)].flatMap(
    Object.keys,
  )
  assert.deepEqual(new Set(fields), new Set(['body', 'hidden', 'width', 'height', 'parent']))
})

test('prefers icons of the project to those of the set, in every component that takes an icon', async () => {
  assert.equal(await draw('<x-kit::icon name="logo" />', { logo }), logo)
  assert.equal(await draw('<x-kit::button label="Home" icon="logo" />', { logo }), logo)
  assert.equal(await draw('<x-kit::icon name="check" />', { check: logo }), logo)
  assert.match(await draw('<x-kit::icon name="check" />', { logo }), /stroke="currentColor"/)
})

test('rejects an unknown icon and names the nearest, of the set or of the project', async () => {
  await assert.rejects(draw('<x-kit::icon name="chek" />'), /no icon "chek" .* mean "check"\?/)
  // A former name of `trash`.
  await assert.rejects(draw('<x-kit::icon name="trahs-2" />'), /mean "trash-2"\?/)
  await assert.rejects(draw('<x-kit::icon name="logos" />', { logo }), /mean "logo"\?/)
  await assert.rejects(draw('<x-kit::icon name="constructor" />'), /no icon "constructor"/)
})

for (const drawing of [
  `<svg viewBox="0 0 9 9">${logo}</svg>`,
  '<script>alert(1)</script>',
  '<!-- -->',
  'M12 2 22 20H2z',
  '',
]) {
  test(`rejects the project icon: ${drawing || 'empty'}`, async () => {
    await assert.rejects(
      draw('<x-kit::icon name="logo" />', { logo: drawing }),
      /The icon "logo" in the configuration is invalid/,
    )
  })
}

test('renders an empty drawing for an unknown icon in production', async () => {
  assert.match(await edge.renderRaw('<x-kit::icon name="chek" />'), /<svg[^>]*><\/svg>/)
})

test('reads the icon set for the first icon, not when the application starts', () => {
  const code = `
    import { Edge } from 'edge.js'
    import { edgePlugin } from './tests/unit/fixtures/installed.ts'
    const { cache } = process.getBuiltinModule('node:module').createRequire(process.cwd() + '/')
    const isRead = () => Object.keys(cache).some((path) => path.includes('@iconify-json'))
    const edge = Edge.create().use(await edgePlugin())
    const before = isRead()
    await edge.renderRaw('<x-kit::badge>A</x-kit::badge>')
    const without = isRead()
    await edge.renderRaw('<x-kit::icon name="check" />')
    console.log(before, without, isRead())`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  assert.equal(output.trim(), 'false false true')
})
