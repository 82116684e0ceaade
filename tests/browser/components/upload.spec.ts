import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const render = (attributes: string) =>
  edge.renderRaw(
    `<x-kit::form id="form"><x-kit::upload label="Photos" name="photos[]" ${attributes} /></x-kit::form>`,
  )
const toFile = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})
const svg = toFile('dot.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')
const scripts = ['upload', 'upload-send'].map((name) => ({
  type: 'module',
  url: `/scripts/${name}.js`,
}))

test('lists files that are chosen or dropped, refuses others, and removes them', async ({
  page,
}) => {
  await openBarePage(
    page,
    await render('accept="image/*,.txt" multiple max-size="1kb" max-files="3"'),
  )
  await page.addScriptTag(scripts[0])
  const input = page.getByLabel('Photos')
  const names = page.locator('li [data-kit-part="name"]')
  const status = page.getByRole('status')
  const listFiles = () =>
    input.evaluate((element: HTMLInputElement) => [...element.files!].map(({ name }) => name))

  await input.setInputFiles([svg])
  await expect(names).toHaveText(['dot.svg'])
  await expect(page.locator('li img')).toBeVisible()

  // What was chosen before stays.
  await input.setInputFiles([
    toFile('big.txt', 'text/plain', 'x'.repeat(2000)),
    toFile('page.html', 'text/html', 'x'),
  ])
  await expect(status).toHaveText(
    'big.txt is larger than 1 kB. page.html has the wrong type. Choose image/*, .txt.',
  )
  expect(await listFiles()).toEqual(['dot.svg'])

  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['a.txt', 'مرحبا.TXT', 'c.txt']) data.items.add(new File([name], name))
    return data
  })
  await input.dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.locator('[data-over]')).toHaveCount(1)
  await input.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.locator('[data-over]')).toHaveCount(0)
  await expect(names).toHaveText(['dot.svg', 'a.txt', 'مرحبا.TXT'])
  await expect(status).toHaveText('c.txt was left out, because the limit is 3.')
  expect(await listFiles()).toEqual(['dot.svg', 'a.txt', 'مرحبا.TXT'])

  await input.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove dot.svg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  expect(await listFiles()).toEqual(['a.txt', 'مرحبا.TXT'])

  // An update of the page that knows nothing of the list.
  await page.locator('li').evaluateAll((rows) => rows.forEach((row) => row.remove()))
  await expect(names).toHaveText(['a.txt', 'مرحبا.TXT'])
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
  await expect(names).toHaveCount(0)
  expect(await listFiles()).toEqual([])
})

test('sends each file at once, and submits the answer or, after a failure, the file', async ({
  page,
}) => {
  await openBarePage(page, await render('multiple url="/uploads" required'))
  for (const script of scripts) await page.addScriptTag(script)
  const answers = [
    { body: 'key-1', contentType: 'text/plain' },
    { body: '<p>Sign in', contentType: 'text/html' },
    { status: 500, body: 'no', contentType: 'text/plain' },
  ]
  const release = Promise.withResolvers<void>()
  const accepted = new Set<string | undefined>()
  await page.route('**/uploads', async (route) => {
    accepted.add(route.request().headers()['accept'])
    await release.promise
    await route.fulfill(answers.shift()!)
  })
  const input = page.getByLabel('Photos')
  const submitted = () =>
    page
      .locator('form')
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)]
          .filter(([name]) => name.startsWith('photos'))
          .map(([name, value]) => `${name} ${value instanceof File ? value.name : value}`),
      )
  const status = page.getByRole('status')
  await input.setInputFiles([toFile('a.txt', 'text/plain', 'a')])
  await expect(page.getByRole('progressbar', { name: 'Uploading a.txt' })).toBeVisible()
  release.resolve()
  await expect(status).toHaveText('a.txt is uploaded.')
  const sent = 'photos_uploaded[] key-1'
  expect((await submitted()).filter((line) => !line.endsWith(' '))).toEqual([sent])
  await expect(input).not.toHaveAttribute('required')

  for (const name of ['b.txt', 'c.txt']) {
    await input.setInputFiles([toFile(name, 'text/plain', name)])
    await expect(status).toContainText(`${name} could not be uploaded yet.`)
  }
  expect((await submitted()).sort()).toEqual(['photos[] b.txt', 'photos[] c.txt', sent])
  await expect(page.locator('[data-kit-part="value"]:disabled')).toHaveCount(2)
  for (const value of await page.locator('[data-kit-part="value"]:disabled').all()) {
    await expect(value).toHaveValue('')
  }
  // Not HTML, so that AdonisJS refuses a file with a status instead of a redirect.
  expect([...accepted]).toEqual(['text/plain, application/json'])
})

test('shows the chosen picture in place of the current one', async ({ page }) => {
  await openBarePage(page, await render('variant="avatar"'))
  await page.addScriptTag(scripts[0])
  const input = page.getByLabel('Photos')
  const images = page.locator('[data-kit-part="zone"] img')
  await input.setInputFiles([svg])
  await expect(images).toHaveCount(1)
  await input.setInputFiles([{ ...svg, name: 'other.svg' }])
  await expect(page.getByRole('listitem')).toContainText('other.svg')
  await expect(images).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove other.svg' }).click()
  await expect(images).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is a file input with its label and description', async ({ page }) => {
    await openBarePage(page, await render('description="At most 2 MB."'))
    const input = page.getByLabel('Photos')
    await expect(input).toHaveAccessibleDescription('At most 2 MB.')
    await expect(input).toHaveCSS('opacity', '1')
    await input.setInputFiles([svg])
    await expect(input).toHaveValue(/dot\.svg$/)
  })
})
