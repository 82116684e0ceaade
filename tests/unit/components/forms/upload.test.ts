import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

const upload = (attributes: string, session?: Parameters<typeof renderControl>[1]) =>
  renderControl(`<x-kit::upload ${attributes} />`, session)
const readOptions = async (attributes: string) =>
  JSON.parse(String((await upload(attributes)).control.dataKitUpload)) as {
    maxSize?: number
    maxFiles?: number
  }
/** The messages in the live region. */
const readTexts = async (attributes: string) => {
  const { elements } = await upload(attributes)
  return elements.find(({ properties }) => properties.dataKitPart === 'status')!.properties
}

test('reads sizes as AdonisJS does, and writes them into the message', async () => {
  const size = 'name="a" max-size="1.5mb" locale="de"'
  assert.equal((await readOptions(size)).maxSize, 1_572_864)
  assert.equal((await readTexts(size)).dataLarge, '{name} is larger than 1,5 MB.')
  assert.equal((await readOptions('name="a" max-size="500 KB"')).maxSize, 512_000)
  assert.equal((await readOptions('name="a" :max-size="900"')).maxSize, 900)
  assert.equal((await readOptions('name="a"')).maxSize, undefined)
})

test('allows one file unless there may be several', async () => {
  assert.equal((await readOptions('name="a"')).maxFiles, 1)
  assert.equal((await readOptions('name="a[]" multiple')).maxFiles, undefined)
  assert.equal((await readOptions('name="a[]" multiple :max-files="3"')).maxFiles, 3)
})

test('names the accepted types in the message', async () => {
  const { dataType } = await readTexts('name="a" accept=".pdf,.docx"')
  assert.equal(dataType, '{name} has the wrong type. Choose .pdf, .docx.')
})

test('refuses limits that are none', async () => {
  for (const size of ['big', '-1mb', '2tb']) {
    await assert.rejects(upload(`name="a" max-size="${size}"`), /Invalid value for prop "maxSize"/)
  }
  for (const count of ['0', '1.5']) {
    await assert.rejects(
      upload(`name="a[]" multiple :max-files="${count}"`),
      /Invalid value \S+ for prop "maxFiles"/,
    )
  }
})

test('keeps what was uploaded when validation fails, and requires nothing more', async () => {
  const session = { old: { photos_uploaded: ['tmp/<a>.png', 'b'] }, errors: { title: ['Wrong.'] } }
  const { html, control, texts } = await upload(
    'name="photos[]" multiple required url="/uploads"',
    session,
  )
  assert.equal(control.required, undefined)
  assert.deepEqual(texts('name'), ['<a>.png', 'b'])
  const kept = html.matchAll(/name="(photos_uploaded\[\])" value="([^"]+)"/g)
  assert.deepEqual(
    Array.from(kept, ([, name, value]) => [name, value]),
    [
      ['photos_uploaded[]', 'tmp/&lt;a&gt;.png'],
      ['photos_uploaded[]', 'b'],
    ],
  )
  assert.equal((await upload('name="photos[]" required url="/uploads"')).control.required, true)
})

test('shows errors of what was uploaded, and links to itself from the summary', async () => {
  const session = {
    errors: { 'photos_uploaded.0': ['Not yours.'], photos_uploaded: ['Too many.'] },
  }
  const tag = '<x-kit::upload name="photos[]" multiple url="/uploads" />'
  const { html, errors, control } = await renderControl(
    `<x-kit::form id="album"><x-kit::errors />${tag}</x-kit::form>`,
    session,
  )
  assert.deepEqual(errors, ['Not yours.'])
  assert.equal(control.ariaInvalid, 'true')
  assert.equal(html.match(/href="#album-photos"/g)?.length, 2)
  assert.deepEqual((await upload('name="photos[]"', session)).errors, [])
})

test('names the answers of the server after the files, also in a path', async () => {
  for (const [name, uploaded] of [
    ['photo', 'photo_uploaded'],
    ['photos[]', 'photos_uploaded[]'],
    ['team[logo]', 'team[logo_uploaded]'],
    ['team[logos][]', 'team[logos_uploaded][]'],
  ] as const) {
    const { html } = await upload(`name="${name}" url="/uploads"`)
    assert.ok(html.includes(`name="${uploaded}"`), html)
  }
})
