import { expect, test } from '../test.ts'
import { openAttributesPage, render } from './open-attributes-page.ts'
import { openStrictPage } from './open-strict-page.ts'

const HTMX = 'node_modules/htmx.org/dist/htmx.js'

test('htmx requests what the attributes of buttons, inputs and forms say', async ({ page }) => {
  const seen: string[] = []
  await page.route('**/part*', (route) => {
    const url = new URL(route.request().url())
    seen.push(`${route.request().method()} ${url.search || (route.request().postData() ?? '')}`)
    return route.fulfill({ body: `<p>Answer ${seen.length}</p>`, contentType: 'text/html' })
  })
  const html = await render(
    `<x-kit::button hx-get="/part" hx-target="#place" hx-vals='{"a": 1}'>Load</x-kit::button>
    <x-kit::button hx-get="/part" hx-target="next .place" hx-confirm="Sure?">Ask</x-kit::button>
    <x-kit::input label="Search" name="q" type="search" hx-get="/part" hx-trigger="input" hx-target="#place" />
    <x-kit::checkbox.group legend="Tags" name="tags[]" hx-get="/part" hx-trigger="change" hx-include="this" hx-target="#place" :options="{ a: 'Art' }" />
    <x-kit::form action="/part" hx-post="/part" hx-target="#place">
      <x-kit::input label="Name" name="name" />
      <x-kit::button type="submit">Save</x-kit::button>
    </x-kit::form>
    <div id="place" class="place">Nothing</div>`,
  )
  const errors = await openAttributesPage(page, html, HTMX)
  page.on('dialog', (dialog) => void dialog.accept())
  const place = page.locator('#place')
  for (const [index, act] of [
    () => page.getByRole('button', { name: 'Load' }).click(),
    () => page.getByRole('button', { name: 'Ask' }).click(),
    () => page.getByLabel('Search').fill('ada'),
    () => page.getByLabel('Art').check(),
    () =>
      page
        .getByLabel('Name')
        .fill('Ada')
        .then(() => page.getByRole('button', { name: 'Save' }).click()),
  ].entries()) {
    await act()
    await expect(place).toHaveText(`Answer ${index + 1}`)
  }
  expect(seen.map(decodeURIComponent)).toEqual([
    'GET ?a=1',
    'GET ',
    'GET ?q=ada',
    'GET ?tags[]=a',
    'POST name=Ada',
  ])
  expect(errors).toEqual([])
})

test('htmx runs hx-on for events of the browser and its own', async ({ page }) => {
  await page.route('**/part', (route) => route.fulfill({ body: 'Done', contentType: 'text/html' }))
  const html = await render(
    `<x-kit::button hx-get="/part" hx-on:click="document.title = 'clicked'" hx-on::after:request="document.title += ', answered'">Load</x-kit::button>`,
  )
  const errors = await openAttributesPage(page, html, HTMX)
  await page.getByRole('button').click()
  await expect(page).toHaveTitle('clicked, answered')
  expect(errors).toEqual([])
})

test('htmx gives the focus to new elements with autofocus, and does not take it from others', async ({
  page,
}) => {
  const fields =
    '<x-kit::input label="Name" name="name" autofocus /><x-kit::input label="City" name="city" />'
  const html = await render(`<div id="place">${fields}</div>`)
  const added = await render(`${fields}<x-kit::input label="Code" name="code" autofocus />`)
  await openStrictPage(page, html, { load: ['htmx'] })
  const morph = (text: string) =>
    page.evaluate((text) => {
      const target = document.querySelector('#place')!
      return (
        window as unknown as { htmx: { swap: (context: object) => Promise<void> } }
      ).htmx.swap({
        text,
        target,
        sourceElement: target,
        swap: 'innerMorph',
      })
    }, text)
  await page.getByLabel('City').fill('Ulm')
  await morph(await render(fields))
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAttribute('autofocus', '')
  await morph(added)
  await expect(page.getByLabel('Code')).toBeFocused()
})
