import { expect, test } from '../test.ts'
import { openAttributesPage, render } from './open-attributes-page.ts'

const UNPOLY = 'node_modules/unpoly/unpoly.js'

/** A page whose form shows the error for a name, as a server renders it. */
function renderPage(error = '', count = 0): Promise<string> {
  return render(
    `<div id="box">
      <x-kit::form action="/members" up-submit up-target="#box" up-fail-target="#box">
        <x-kit::input label="Email" name="email" />
        <x-kit::field name="name" label="Name" :error="error" up-form-group>
          <x-kit::input up-validate />
        </x-kit::field>
        <x-kit::button type="submit">Save {{ count }}</x-kit::button>
      </x-kit::form>
      <x-kit::button href="/members" up-follow up-target="#box" up-history="false">Reload</x-kit::button>
      <x-kit::alert id="kept" :title="'Alert ' + count" up-keep />
    </div>`,
    { error: error || null, count },
  )
}

test('Unpoly follows links, and submits and validates forms, as their attributes say', async ({
  page,
}) => {
  const seen: string[] = []
  await page.route('**/members', async (route) => {
    const request = route.request()
    const validated = request.headers()['x-up-validate']
    seen.push([request.method(), validated && `validate ${validated}`].filter(Boolean).join(' '))
    const error = validated ? 'Taken.' : ''
    await route.fulfill({
      status: error ? 422 : 200,
      body: await renderPage(error, seen.length),
      contentType: 'text/html',
    })
  })
  const errors = await openAttributesPage(page, await renderPage(), UNPOLY)
  // Unpoly starts by itself only while a page loads.
  await page.evaluate('up.boot()')
  const kept = page.locator('#kept')
  await kept.evaluate((element) => (element.dataset.mine = 'yes'))
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Name').fill('ada')
  await page.getByLabel('Name').blur()
  await expect(page.getByText('Taken.')).toBeVisible()
  // Only the field is rendered again.
  await expect(page.getByRole('button', { name: 'Save 0' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Taken.')
  await page.getByRole('button', { name: 'Save 0' }).click()
  await expect(page.getByRole('button', { name: 'Save 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Save 3' })).toBeVisible()
  expect(seen).toEqual(['POST validate name', 'POST', 'GET'])
  await expect(kept).toHaveAttribute('data-mine', 'yes')
  await expect(kept).toHaveText('Alert 0')
  expect(errors.filter((text) => !text.includes('422'))).toEqual([])
})
