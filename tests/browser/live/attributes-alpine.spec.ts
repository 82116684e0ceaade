import { expect, test, type Page } from '../test.ts'
import { expectState, openAttributesPage, render } from './open-attributes-page.ts'

const ALPINE = 'node_modules/alpinejs/dist/cdn.js'

async function open(page: Page, data: object, tags: string): Promise<string[]> {
  const html = await render(
    `<div x-data="{{ data }}">${tags}<output x-text="JSON.stringify($data)"></output></div>`,
    { data: JSON.stringify(data) },
  )
  return openAttributesPage(page, html, ALPINE)
}

test('x-model sets and reads the value of each control, which the tag does not set', async ({
  page,
}) => {
  const state = {
    title: 'Mine',
    age: 3,
    key: 'k',
    text: 'Long',
    plan: 'a',
    days: ['mo'],
    agree: true,
    on: false,
  }
  const errors = await open(
    page,
    state,
    `<x-kit::input label="Title" name="title" value="Other" clearable x-model="title" />
    <x-kit::input label="Age" name="age" type="number" x-model.number="age" />
    <x-kit::input label="Key" name="key" type="password" viewable x-model="key" />
    <x-kit::textarea label="Text" name="text" value="Other" x-model="text" />
    <x-kit::select label="Plan" name="plan" value="b" x-model="plan" :options="{ a: 'Solo', b: 'Team' }" />
    <x-kit::select label="Days" name="days[]" multiple x-model="days" :options="{ mo: 'Monday', tu: 'Tuesday' }" />
    <x-kit::checkbox label="Agree" name="agree" x-model="agree" />
    <x-kit::switch label="On" name="on" checked x-model="on" />`,
  )
  await expectState(page, state)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine')
  await expect(page.getByLabel('Plan')).toHaveValue('a')
  await expect(page.getByRole('switch')).not.toBeChecked()
  await page.getByLabel('Age').fill('4')
  await page.getByLabel('Key', { exact: true }).fill('new')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByLabel('Text').fill('Longer')
  await page.getByLabel('Plan').selectOption('Team')
  await page.getByLabel('Days').selectOption(['Monday', 'Tuesday'])
  await page.getByLabel('Agree').uncheck()
  await page.getByRole('switch').check()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectState(page, {
    title: '',
    age: 4,
    key: 'new',
    text: 'Longer',
    plan: 'b',
    days: ['mo', 'tu'],
    agree: false,
    on: true,
  })
  expect(errors).toEqual([])
})

test('x-model on groups, rows and menu items reaches each box', async ({ page }) => {
  const errors = await open(
    page,
    { tags: ['b'], plan: 'a', rows: ['2'], columns: [], sort: 'name' },
    `<x-kit::checkbox.group legend="Tags" name="tags[]" select-all x-model="tags" :options="{ a: 'Art', b: 'Books' }" />
    <x-kit::radio.group legend="Plan" name="plan" x-model="plan" :options="{ a: 'Solo', b: 'Team' }" />
    <x-kit::table caption="Rows" selectable x-model="rows" :rows="[{ id: 1 }, { id: 2 }]" :columns="{ id: 'Id' }" />
    <x-kit::dropdown id="menu" label="Menu">
      <x-kit::dropdown.checkbox name="columns[]" value="mail" x-model="columns">Mail</x-kit::dropdown.checkbox>
      <x-kit::dropdown.radio name="sort" value="name" x-model="sort">Name</x-kit::dropdown.radio>
      <x-kit::dropdown.radio name="sort" value="date" x-model="sort">Date</x-kit::dropdown.radio>
    </x-kit::dropdown>`,
  )
  await expect(page.getByLabel('Books')).toBeChecked()
  await expect(page.getByLabel('Solo')).toBeChecked()
  await expect(page.getByLabel('Select 2')).toBeChecked()
  await page.getByLabel('Select all', { exact: true }).check()
  await page.getByLabel('Team').check()
  await page.getByLabel('Select all rows').check()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Name' })).toBeChecked()
  await page.getByRole('menuitemcheckbox', { name: 'Mail' }).click()
  await page.getByRole('menuitemradio', { name: 'Date' }).click()
  await expectState(page, {
    tags: ['b', 'a'],
    plan: 'b',
    rows: ['2', '1'],
    columns: ['mail'],
    sort: 'date',
  })
  expect(errors).toEqual([])
})

test('x-show, @click, ::class, x-bind and x-on act on the element of the tag', async ({ page }) => {
  const errors = await open(
    page,
    { open: false },
    `<x-kit::button @click.prevent="open = !open" ::class="{ active: open }">Toggle</x-kit::button>
    <x-kit::alert title="More" x-show="open" x-cloak x-on:click.outside="open = false" />
    <x-kit::button x-bind:disabled="open" ::aria-pressed="open">Other</x-kit::button>
    <x-kit::card x-data="{ inner: { name: 'Card' } }"><b x-text="inner.name"></b></x-kit::card>`,
  )
  const toggle = page.getByRole('button', { name: 'Toggle' })
  const other = page.getByRole('button', { name: 'Other' })
  await expect(page.getByText('Card')).toBeVisible()
  await expect(page.getByText('More')).toBeHidden()
  await expect(other).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect(page.getByText('More')).toBeVisible()
  await expect(toggle).toHaveClass(/kit-button active/)
  await expect(other).toBeDisabled()
  await page.getByText('Card').click()
  await expect(page.getByText('More')).toBeHidden()
  await expect(toggle).not.toHaveClass(/active/)
  expect(errors).toEqual([])
})
