import assert from 'node:assert/strict'
import test from 'node:test'
import { readDist, readDistText } from '../read-dist.ts'

test('contains no trace of the first library in any output of a second one', async () => {
  const files = await readDist('acme')
  const texts = [...files].filter(([path]) =>
    /\.(html|css|js|json|md|txt|xml|svg)$|_headers$/.test(path),
  )
  assert.ok(texts.length > 20, `only ${texts.length} files were found`)
  for (const [path, bytes] of texts) {
    // The folder of a library is named `kit/` for any library: in links to sources and their texts.
    const text = bytes
      .toString('utf8')
      .replaceAll(/(\/blob\/main\/|\.edge">)kit\/components\//g, '')
    // `-webkit-` is a CSS prefix.
    const trace = /(?<!web)kit(?![a-z])/i.exec(text)
    assert.equal(trace, null, `${path} at ${trace?.index}`)
  }
  for (const path of files.keys()) assert.doesNotMatch(path, /(?<!web)kit/i)
})

test('would find a trace', async () => {
  assert.match(await readDistText('kit', 'llms.txt'), /(?<!web)kit(?![a-z])/i)
})

test('uses the name, tags, tokens and version of a second library everywhere', async () => {
  const { library, components } = JSON.parse(await readDistText('acme', 'components.json'))
  assert.deepEqual(library, {
    name: 'Acme',
    package: '@acme/ui',
    version: '3.2.1',
    namespace: 'acme',
    docsUrl: 'https://acme.test',
  })
  assert.deepEqual(
    components.map(({ tag }: { tag: string }) => tag),
    ['x-acme::chip', 'x-acme::panel'],
  )
  assert.match(await readDistText('acme', 'llms.txt'), /^# Acme\n\n> .*`<x-acme::name>`/)
  assert.match(await readDistText('acme', 'components/chip.html'), /<span class="acme-chip"/)
  assert.match(await readDistText('acme', 'components/chip.html'), /<title>Chip · Acme<\/title>/)
  const styles = [...(await readDist('acme'))]
    .filter(([path]) => path.startsWith('/_astro/') && path.endsWith('.css'))
    .map(([, bytes]) => bytes.toString('utf8'))
  assert.match(styles.join(''), /--acme-color-ink:/)
})

test('links to sources and edit pages in the repository of the library', async () => {
  const files = await readDist('acme')
  const texts = [...files].filter(([path]) => path.endsWith('.html'))
  const links = texts.flatMap(([, bytes]) => [
    ...bytes.toString('utf8').matchAll(/href="https:\/\/code\.acme\.test\/ui\/([^"]+)"/g),
  ])
  assert.deepEqual([...new Set(links.map(([, path]) => path))].toSorted(), [
    'blob/main/kit/components/chip.edge',
    'blob/main/kit/components/panel.edge',
    'edit/main/content/changelog.md',
    'edit/main/content/components/chip.md',
    'edit/main/content/components/index.mdx',
    'edit/main/content/components/panel.md',
    'edit/main/content/guides/start.md',
  ])
})
