import { expect, test, type Page } from '../test.ts'
import { expectState, openAttributesPage, render } from './open-attributes-page.ts'

/** This client still reads a hyphen where later ones read a colon: `data-on-click`. */
const DATASTAR = 'tests/fixtures/datastar/datastar.js'

async function open(page: Page, signals: object, tags: string): Promise<string[]> {
  const html = await render(
    `<div data-signals="{{ signals }}">${tags}</div><output data-json-signals></output>`,
    { signals: JSON.stringify(signals) },
  )
  return openAttributesPage(page, html.replace(/ (data-[a-z]+):/g, ' $1-'), DATASTAR)
}

test('data-bind starts with the value of the tag, unless the signal has one', async ({ page }) => {
  const errors = await open(
    page,
    { mine: 'Signal', off: false },
    `<x-kit::input label="Title" name="title" value="Draft" data-bind:title />
    <x-kit::input label="Mine" name="mine" value="Tag" data-bind:mine />
    <x-kit::input label="Age" name="age" type="number" value="3" data-bind:age />
    <x-kit::input label="Key" name="key" type="password" viewable data-bind:key />
    <x-kit::textarea label="Text" name="text" value="Long" data-bind="text" />
    <x-kit::select label="Plan" name="plan" value="b" data-bind:plan :options="{ a: 'Solo', b: 'Team' }" />
    <x-kit::checkbox label="Agree" name="agree" checked data-bind:agree />
    <x-kit::checkbox label="Off" name="off" checked data-bind:off />
    <x-kit::switch label="On" name="on" data-bind:on />`,
  )
  await expectState(page, {
    title: 'Draft',
    mine: 'Signal',
    age: 3,
    key: '',
    text: 'Long',
    plan: 'b',
    agree: true,
    off: false,
    on: false,
  })
  await expect(page.getByLabel('Mine')).toHaveValue('Signal')
  await expect(page.getByLabel('Off')).not.toBeChecked()
  await page.getByLabel('Title').fill('Final')
  await page.getByLabel('Key', { exact: true }).fill('secret')
  await page.getByLabel('Age').fill('4')
  await page.getByLabel('Text').fill('Longer')
  await page.getByLabel('Plan').selectOption('Solo')
  await page.getByLabel('Agree').uncheck()
  await page.getByRole('switch').check()
  await expectState(page, {
    title: 'Final',
    mine: 'Signal',
    age: 4,
    key: 'secret',
    text: 'Longer',
    plan: 'a',
    agree: false,
    off: false,
    on: true,
  })
  expect(errors).toEqual([])
})

test('data-bind on groups, rows and menu items reaches each box', async ({ page }) => {
  const errors = await open(
    page,
    { tags: [], rows: [], sort: 'name' },
    `<x-kit::checkbox.group legend="Tags" name="tags[]" value="b" select-all data-bind:tags :options="{ a: 'Art', b: 'Books' }" />
    <x-kit::radio.group legend="Plan" name="plan" value="a" data-bind:plan :options="{ a: 'Solo', b: 'Team' }" />
    <x-kit::table caption="Rows" selectable data-bind:rows :selected="['2']" :rows="[{ id: 1 }, { id: 2 }]" :columns="{ id: 'Id' }" />
    <x-kit::dropdown id="menu" label="Menu">
      <x-kit::dropdown.checkbox name="mail" data-bind:mail>Mail</x-kit::dropdown.checkbox>
      <x-kit::dropdown.radio name="sort" value="name" data-bind:sort>Name</x-kit::dropdown.radio>
      <x-kit::dropdown.radio name="sort" value="date" checked data-bind:sort>Date</x-kit::dropdown.radio>
    </x-kit::dropdown>`,
  )
  await expectState(page, {
    tags: ['', 'b'],
    rows: ['', '2'],
    sort: 'name',
    plan: 'a',
    mail: false,
  })
  await page.getByLabel('Select all', { exact: true }).check()
  await page.getByLabel('Team').check()
  await page.getByLabel('Select all rows').check()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Name' })).toBeChecked()
  await page.getByRole('menuitemcheckbox', { name: 'Mail' }).click()
  await page.getByRole('menuitemradio', { name: 'Date' }).click()
  await expectState(page, {
    tags: ['a', 'b'],
    rows: ['1', '2'],
    sort: 'date',
    plan: 'b',
    mail: true,
  })
  expect(errors).toEqual([])
})

test('data-on, data-show, data-attr and data-class act on the element of the tag', async ({
  page,
}) => {
  const errors = await open(
    page,
    { open: false },
    `<x-kit::button data-on:click="$open = !$open" data-class:active="$open">Toggle</x-kit::button>
    <x-kit::alert title="More" data-show="$open" />
    <x-kit::button data-attr:aria-label="$open ? 'Opened' : 'Closed'">Other</x-kit::button>
    <x-kit::input label="Name" name="name" data-on:input__debounce.1ms="$name = el.value" />
    <x-kit::file label="File" name="file" data-bind:file />
    <x-kit::form data-on:submit="$sent = true; evt.preventDefault()">
      <x-kit::button type="submit">Send</x-kit::button>
    </x-kit::form>`,
  )
  await expect(page.getByText('More')).toBeHidden()
  await page.getByRole('button', { name: 'Toggle' }).click()
  await expect(page.getByText('More')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Toggle' })).toHaveClass(/active/)
  await expect(page.getByRole('button', { name: 'Opened' })).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hi') }
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Send' }).click()
  const files = { file: ['aGk='], fileMimes: ['text/plain'], fileNames: ['a.txt'] }
  await expectState(page, { open: true, name: 'Ada', sent: true, ...files })
  expect(errors).toEqual([])
})

test('Datastar finds no attribute of its own in components that copy or ask', async ({ page }) => {
  const errors = await open(
    page,
    { open: false },
    `<x-kit::copy value="a" /><x-kit::input label="A" name="a" value="a" copyable />
    <x-kit::code>a</x-kit::code><x-kit::confirm id="confirm" description="It stays." />`,
  )
  await expectState(page, { open: false })
  expect(errors).toEqual([])
})

test('a form empties itself once Datastar has read it', async ({ page }) => {
  const errors = await open(
    page,
    {},
    `<x-kit::form action="/tasks" data-on:submit__prevent="@post('/tasks', { contentType: 'form' }); evt.target.reset()">
      <x-kit::input label="Task" name="title" />
      <x-kit::button type="submit">Add</x-kit::button>
    </x-kit::form>`,
  )
  await page.route('**/tasks', (route) => route.fulfill({ status: 204 }))
  const field = page.getByLabel('Task')
  await field.fill('Water the plants')
  const request = page.waitForRequest('**/tasks')
  await field.press('Enter')
  expect((await request).postData()).toBe('title=Water+the+plants')
  await expect(field).toHaveValue('')
  expect(errors).toEqual([])
})
