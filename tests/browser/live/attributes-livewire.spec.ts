import { expect, test, type Page } from '../test.ts'
import { openAttributesPage, render } from './open-attributes-page.ts'

const LIVEWIRE = 'tests/fixtures/livewire/livewire.js'

type Data = Record<string, unknown>
type Call = { method: string; params: unknown[] }
type Payload = { components: { snapshot: string; updates: Data; calls: Call[] }[] }

/** Renders the component of a page as the server of `adonisjs-livewire` does. */
async function renderComponent(tags: string, data: Data): Promise<string> {
  const snapshot = { data, memo: { id: 'a', name: 'form', children: [] }, checksum: 'none' }
  const html = await render(
    `<div wire:id="a" wire:snapshot="{{ snapshot }}" wire:effects="[]">${tags}<p id="data">{{ shown }}</p></div>`,
    { ...data, snapshot: JSON.stringify(snapshot), shown: JSON.stringify(data) },
  )
  return html
}

/** Sets a value under its name, or one of a list: `tags.1`. */
function update(data: Data, path: string, value: unknown): void {
  const [name, index] = path.split('.') as [string, string?]
  if (index === undefined) data[name] = value
  else (data[name] as unknown[])[Number(index)] = value
}

/** Shows a component, and answers its requests with the updated data. */
async function open(page: Page, data: Data, tags: string) {
  const calls: Call[] = []
  let answer = () => Promise.resolve()
  await page.route('**/livewire/update', async (route) => {
    const { components } = route.request().postDataJSON() as Payload
    const [{ snapshot, updates, calls: made }] = components as [Payload['components'][0]]
    const memory = JSON.parse(snapshot) as { data: Data }
    for (const [path, value] of Object.entries(updates)) update(memory.data, path, value)
    calls.push(...made.map(({ method, params }) => ({ method, params })))
    await answer()
    const html = await renderComponent(tags, memory.data)
    const effects = { html, returns: made.map(() => null) }
    await route.fulfill({
      json: { components: [{ snapshot: JSON.stringify(memory), effects }], assets: [] },
    })
  })
  await page.addInitScript(() => {
    Object.assign(window, { livewireScriptConfig: { csrf: 'token', uri: '/livewire/update' } })
  })
  const errors = await openAttributesPage(page, await renderComponent(tags, data), LIVEWIRE)
  // Of the styles that the server adds.
  await page.addStyleTag({ content: String.raw`[wire\:loading] { display: none }` })
  await page.evaluate('Livewire.start()')
  return { errors, calls, hold: (until: Promise<void>) => (answer = () => until) }
}

test('wire:model sets and reads the value of each control', async ({ page }) => {
  const data = {
    title: 'Mine',
    text: 'Long',
    plan: 'a',
    tags: ['b'],
    kind: 'y',
    on: false,
    rows: ['2'],
  }
  const { errors, calls } = await open(
    page,
    data,
    `<x-kit::input label="Title" clearable value="Other" wire:model="title" />
    <x-kit::textarea label="Text" wire:model="text" />
    <x-kit::select label="Plan" wire:model="plan" :options="{ a: 'Solo', b: 'Team' }" />
    <x-kit::checkbox.group legend="Tags" name="tags" wire:model="tags" :options="{ a: 'Art', b: 'Books' }" />
    <x-kit::radio.group legend="Kind" name="kind" wire:model="kind" :options="{ x: 'One', y: 'Two' }" />
    <x-kit::switch label="On" checked wire:model="on" />
    <x-kit::table caption="Rows" selectable wire:model="rows" :rows="[{ id: 1 }, { id: 2 }]" :columns="{ id: 'Id' }" />
    <x-kit::button wire:click="save('now')">Save</x-kit::button>
    <x-kit::form wire:submit="send"><x-kit::button type="submit">Send</x-kit::button></x-kit::form>`,
  )
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine')
  await expect(page.getByLabel('Books')).toBeChecked()
  await expect(page.getByLabel('Two')).toBeChecked()
  await expect(page.getByRole('switch')).not.toBeChecked()
  await expect(page.getByLabel('Select 2')).toBeChecked()
  await page.getByLabel('Title', { exact: true }).fill('New')
  await page.getByLabel('Text').fill('Longer')
  await page.getByLabel('Plan').selectOption('Team')
  await page.getByLabel('Art').check()
  await page.getByLabel('One').check()
  await page.getByRole('switch').check()
  await page.getByLabel('Select all rows').check()
  await page.getByRole('button', { name: 'Save' }).click()
  const sent = {
    title: 'New',
    text: 'Longer',
    plan: 'b',
    tags: ['b', 'a'],
    kind: 'x',
    on: true,
    rows: ['2', '1'],
  }
  await expect(page.locator('#data')).toHaveText(JSON.stringify(sent))
  expect(calls).toEqual([{ method: 'save', params: ['now'] }])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]!.method).toBe('send')
  await expect(page.getByLabel('Art')).toBeChecked()
  await expect(page.getByLabel('One')).toBeChecked()
  expect(errors).toEqual([])
})

test('wire:model.live sends what people type, and wire:loading shows that it is under way', async ({
  page,
}) => {
  const { errors, hold } = await open(
    page,
    { query: '' },
    `<x-kit::input label="Search" wire:model.live.debounce.1ms="query" wire:key="search" />
    <x-kit::button wire:click.prevent="save" wire:loading.attr="disabled" wire:target="query">Save</x-kit::button>
    <x-kit::spinner label="Loading" wire:loading />
    <x-kit::alert title="Same {{ query }}" wire:ignore />
    <x-kit::card wire:ignore.self wire:key="card"><b>{{ query }}</b></x-kit::card>`,
  )
  const { promise, resolve } = Promise.withResolvers<void>()
  hold(promise)
  const card = page.locator('.kit-card')
  await card.evaluate((element) => (element.dataset.mine = 'yes'))
  await expect(page.getByText('Loading')).toBeHidden()
  await page.getByLabel('Search').fill('ada')
  await expect(page.getByRole('button')).toBeDisabled()
  await expect(page.getByText('Loading')).toBeVisible()
  resolve()
  await expect(page.getByRole('button')).toBeEnabled()
  await expect(page.locator('#data')).toHaveText('{"query":"ada"}')
  await expect(card.locator('b')).toHaveText('ada')
  await expect(card).toHaveAttribute('data-mine', 'yes')
  await expect(page.getByText('Same')).toHaveText('Same')
  await expect(page.getByLabel('Search')).toBeFocused()
  expect(errors).toEqual([])
})
