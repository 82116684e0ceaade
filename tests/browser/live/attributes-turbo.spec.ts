import { expect, test } from '../test.ts'
import { openAttributesPage, render } from './open-attributes-page.ts'

const TURBO = 'node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js'

test('Turbo loads a link button into the frame that it names', async ({ page }) => {
  await page.route('**/part', (route) =>
    route.fulfill({
      body: '<html><body><turbo-frame id="box">Loaded</turbo-frame></body></html>',
      contentType: 'text/html',
    }),
  )
  const html = await render(
    `<x-kit::button href="/part" data-turbo-frame="box">Load</x-kit::button>
    <turbo-frame id="box">Empty</turbo-frame>`,
  )
  const errors = await openAttributesPage(page, html, TURBO)
  await page.getByRole('link', { name: 'Load' }).click()
  await expect(page.locator('#box')).toHaveText('Loaded')
  await expect(page).toHaveURL(/\/bare$/)
  expect(errors).toEqual([])
})

test('Turbo keeps a permanent alert when it shows another page', async ({ page }) => {
  const toPage = (title: string) =>
    render(
      `<x-kit::alert id="news" title="{{ title }}" data-turbo-permanent />
      <x-kit::link href="/other">Other</x-kit::link>`,
      { title },
    )
  const other = await toPage('Theirs')
  await page.route('**/other', (route) =>
    route.fulfill({
      body: `<html><head><title>Other</title></head><body>${other}</body></html>`,
      contentType: 'text/html',
    }),
  )
  const errors = await openAttributesPage(page, await toPage('Mine'), TURBO)
  await page.getByRole('link', { name: 'Other' }).click()
  await expect(page).toHaveTitle('Other')
  await expect(page.locator('#news')).toHaveText('Mine')
  expect(errors).toEqual([])
})

test('Turbo asks before a button or a form submits', async ({ page }) => {
  let submits = 0
  await page.route('**/members', (route) => {
    submits++
    return route.fulfill({
      body: '<html><head><title>Saved</title></head><body></body></html>',
      contentType: 'text/html',
    })
  })
  const html = await render(
    `<x-kit::form action="/members" method="get">
      <x-kit::button type="submit" data-turbo-confirm="Delete it?">Delete</x-kit::button>
    </x-kit::form>`,
  )
  const errors = await openAttributesPage(page, html, TURBO)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return questions.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => questions.length).toBe(1)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveTitle('Saved')
  expect(questions).toEqual(['Delete it?', 'Delete it?'])
  expect(submits).toBe(1)
  expect(errors).toEqual([])
})
