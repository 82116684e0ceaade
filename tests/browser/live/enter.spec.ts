import { expect, test, type Locator, type Page } from '../test.ts'
import { openStrictPage, render } from './open-strict-page.ts'

/** A component, what a person does with it, and what shows that its script noticed. */
type Case = {
  template: string
  act: (part: Locator, page: Page) => Promise<void>
}

const cases: Record<string, Case> = {
  carousel: {
    template: `<x-kit::carousel label="Photos">
      <x-kit::carousel.slide label="First">A</x-kit::carousel.slide>
      <x-kit::carousel.slide label="Second">B</x-kit::carousel.slide>
      <x-kit::carousel.slide label="Third">C</x-kit::carousel.slide>
    </x-kit::carousel>`,
    async act(part) {
      await part.getByRole('button', { name: 'Next' }).click()
      await expect(part.locator('[data-kit-slide="1"]')).toHaveAttribute('aria-current', 'true')
      await expect(part.getByRole('status')).toContainText('Second')
    },
  },
  compare: {
    template: `<x-kit::compare before="/a.webp" after="/b.webp" before-alt="A" after-alt="B" label="Divider" :value="50" ratio="21/9" />`,
    async act(part) {
      await part.getByLabel('Divider').press('ArrowRight')
      await expect(part.locator('[data-kit="compare"]')).toHaveAttribute('style', /: 51%/)
    },
  },
  confirm: {
    template: `<div data-kit-dismissible><x-kit::button data-kit-confirm="Remove?" data-kit-dismiss>Remove</x-kit::button></div>
      <x-kit::confirm id="confirm" />`,
    async act(part) {
      await part.getByRole('button', { name: 'Remove' }).click()
      await expect(part.getByText('Remove?')).toBeVisible()
      await part.locator('dialog [data-kit-part="confirm"]').click()
      await expect(part.getByRole('button', { name: 'Remove' })).toBeHidden()
    },
  },
  dialog: {
    template: `<x-kit::button opens="box">Show</x-kit::button>
      <x-kit::modal id="box" title="Box">Text</x-kit::modal>
      <x-kit::drawer id="side" title="Side" open>Text</x-kit::drawer>`,
    async act(part) {
      const side = part.locator('#side')
      await expect.poll(() => side.evaluate((element) => element.matches(':modal'))).toBe(true)
      await side.getByRole('button', { name: 'Close' }).click()
      await part.getByRole('button', { name: 'Show' }).click()
      await expect(part.getByText('Text').first()).toBeVisible()
      await part.locator('#box').getByRole('button', { name: 'Close' }).click()
      await expect(part.locator('#box')).toBeHidden()
    },
  },
  dismiss: {
    template: `<x-kit::alert title="Late" dismissible>Text</x-kit::alert>`,
    async act(part) {
      await part.getByRole('button').click()
      await expect(part.getByText('Late')).toBeHidden()
    },
  },
  form: {
    template: `<x-kit::checkbox.group name="tags[]" legend="Tags" :options="['A', 'B']" :value="['A']" select-all select-all-label="All" />`,
    async act(part) {
      const all = part.getByLabel('All')
      await expect(all).toBeChecked({ indeterminate: true })
      await all.check()
      await expect(part.getByLabel('B')).toBeChecked()
    },
  },
  input: {
    template: `<x-kit::input label="Find" name="find" value="Ada" clearable />
      <x-kit::input label="Password" name="pass" type="password" viewable view-label="Show it" />`,
    async act(part) {
      await part.getByRole('button', { name: 'Clear' }).click()
      await expect(part.getByLabel('Find', { exact: true })).toHaveValue('')
      await part.getByRole('button', { name: 'Show it' }).click()
      await expect(part.locator('[name="pass"]')).toHaveAttribute('type', 'text')
    },
  },
  menu: {
    template: `<x-kit::dropdown id="menu" label="Account">
      <x-kit::dropdown.item>Edit</x-kit::dropdown.item>
      <x-kit::dropdown.item>Share</x-kit::dropdown.item>
    </x-kit::dropdown>`,
    async act(part) {
      await part.getByRole('button', { name: 'Account' }).press('ArrowDown')
      await expect(part.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      await part.getByRole('menuitem', { name: 'Edit' }).press('s')
      await expect(part.getByRole('menuitem', { name: 'Share' })).toBeFocused()
      await part.getByRole('menuitem', { name: 'Share' }).press('Escape')
      await expect(part.getByRole('button', { name: 'Account' })).toBeFocused()
    },
  },
  shell: {
    template: `<x-kit::shell id="app" collapsible>
      <x-kit::shell.sidebar>Links</x-kit::shell.sidebar>
      <x-kit::shell.main as="div">Content</x-kit::shell.main>
    </x-kit::shell>`,
    async act(part) {
      const button = part.locator('[data-kit-collapse]')
      const [before, after] =
        (await button.getAttribute('aria-expanded')) === 'true'
          ? ['true', 'false']
          : ['false', 'true']
      await expect(button).toHaveAttribute('aria-expanded', before)
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', after)
    },
  },
  splitter: {
    template: `<x-kit::splitter id="panes" label="List" :value="30">
      <x-slot name="start">A</x-slot><x-slot name="end">B</x-slot></x-kit::splitter>`,
    async act(part) {
      await part.getByRole('separator').press('ArrowRight')
      await expect(part.getByRole('separator')).toHaveAttribute('aria-valuenow', '35')
    },
  },
  table: {
    template: `<x-kit::table caption="Members" selectable :rows="[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bo' }]" :columns="['name']">
      <x-kit::table.bulk action="/rows"><x-kit::button type="submit">Archive</x-kit::button></x-kit::table.bulk>
    </x-kit::table>`,
    async act(part) {
      await part.locator('[data-kit-select-rows]').check()
      await expect(part.locator('[data-kit-select-row]').last()).toBeChecked()
      await expect(part.getByRole('status')).toContainText('2')
    },
  },
  tabs: {
    template: `<x-kit::tabs label="Settings">
      <x-kit::tabs.tab value="profile">Profile</x-kit::tabs.tab>
      <x-kit::tabs.tab value="billing">Billing</x-kit::tabs.tab>
      <x-kit::tabs.panel value="profile">Your name.</x-kit::tabs.panel>
      <x-kit::tabs.panel value="billing">Your card.</x-kit::tabs.panel>
    </x-kit::tabs>`,
    async act(part) {
      await part.getByRole('tab', { name: 'Billing' }).click()
      await expect(part.getByText('Your card.')).toBeVisible()
      await expect(part.getByText('Your name.')).toBeHidden()
    },
  },
  theme: {
    template: '<x-kit::theme />',
    async act(part) {
      // The server does not know what was chosen on this page.
      await expect(part.locator('[data-kit-theme="dark"]')).toHaveAttribute('aria-pressed', 'true')
      await part.locator('[data-kit-theme="light"]').click()
      await expect(part.locator('[data-kit-theme="light"]')).toHaveAttribute('aria-pressed', 'true')
      await part.locator('[data-kit-theme="dark"]').click()
      await expect(part.locator('[data-kit-theme="dark"]')).toHaveAttribute('aria-pressed', 'true')
    },
  },
  toast: {
    template: `<x-kit::toast.region><x-kit::toast title="Flashed" /></x-kit::toast.region>
      <x-kit::toast id="model" title="Copied" hidden />
      <x-kit::button command="--show-toast" commandfor="model">Copy</x-kit::button>`,
    async act(part) {
      await expect(part.getByText('Flashed').first()).toBeVisible()
      await part.getByRole('button', { name: 'Copy' }).click()
      const list = part.locator('[data-kit-part="list"]')
      await expect(list.getByText('Copied')).toBeVisible()
      await list.getByRole('button').last().click()
      await expect(list.getByText('Copied')).toBeHidden()
    },
  },
  toolbar: {
    template: `<x-kit::toolbar label="Format"><button type="button">Bold</button><button type="button">Italic</button></x-kit::toolbar>`,
    async act(part) {
      await expect(part.getByRole('button', { name: 'Italic' })).toHaveAttribute('tabindex', '-1')
      await part.getByRole('button', { name: 'Bold' }).press('ArrowRight')
      await expect(part.getByRole('button', { name: 'Italic' })).toBeFocused()
    },
  },
  tooltip: {
    template: `<x-kit::tooltip text="Nobody sees it" :delay="0"><x-kit::button>Save</x-kit::button></x-kit::tooltip>`,
    async act(part) {
      await part.getByRole('button').press('Shift')
      await expect(part.getByRole('tooltip')).toBeVisible()
      await part.getByRole('button').press('Escape')
      await expect(part.getByRole('tooltip')).toBeHidden()
    },
  },
}

async function choosesDark(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
}

for (const swap of ['replace', 'idiomorph', 'morphdom', 'template'] as const) {
  test(`works at once in what ${swap} brings`, async ({ page }) => {
    const errors = await openStrictPage(page, '<div id="place"><p>Before</p></div>')
    await choosesDark(page)
    const part = page.locator('#place')
    for (const [name, { template, act }] of Object.entries(cases)) {
      await test.step(name, async () => {
        const html = await render(template)
        await part.evaluate((element, [swap, html]) => window.swaps[swap](element, html), [
          swap,
          html,
        ] as const)
        await act(part, page)
      })
    }
    expect(errors).toEqual([])
  })
}

/** Cases whose events reach the document; the guide lists what does not work in a shadow root. */
const inShadow: Record<string, Case> = {
  ...Object.fromEntries(
    ['compare', 'dismiss', 'input', 'shell', 'splitter'].map((name) => [name, cases[name]!]),
  ),
  carousel: {
    template: cases.carousel!.template,
    async act(part) {
      await part.getByRole('button', { name: 'Next' }).click()
      await expect(part.getByRole('status')).toContainText('Second')
    },
  },
  confirm: {
    template: `<div data-kit-dismissible>
      <x-kit::button data-kit-confirm="Remove?" data-kit-dismiss>Remove</x-kit::button></div>`,
    async act(part, page) {
      await part.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('Remove?')).toBeVisible()
      await page.locator('#confirm [data-kit-part="confirm"]').click()
      await expect(part.getByRole('button', { name: 'Remove' })).toBeHidden()
    },
  },
  dialog: {
    template: `<x-kit::button opens="box">Show</x-kit::button>
      <x-kit::modal id="box" title="Box">Text</x-kit::modal>`,
    async act(part) {
      await part.getByRole('button', { name: 'Show' }).click()
      await expect(part.getByText('Text')).toBeVisible()
      await part.getByRole('button', { name: 'Close' }).click()
      await expect(part.getByText('Text')).toBeHidden()
    },
  },
  menu: {
    template: cases.menu!.template,
    async act(part) {
      await part.getByRole('button', { name: 'Account' }).press('ArrowDown')
      await part.getByRole('menuitem', { name: 'Edit' }).press('s')
      await expect(part.getByRole('menuitem', { name: 'Share' })).toBeFocused()
      await part.getByRole('menuitem', { name: 'Share' }).press('Enter')
      await expect(part.getByRole('menuitem', { name: 'Share' })).toBeHidden()
    },
  },
  table: {
    template: `<x-kit::table caption="Pages">
      <x-kit::table.row linked><td><a href="#one">One</a></td><td>First</td></x-kit::table.row>
    </x-kit::table>`,
    async act(part, page) {
      await part.getByText('First').click()
      await expect(page).toHaveURL(/#one$/)
    },
  },
  theme: {
    template: '<x-kit::theme />',
    async act(part, page) {
      await part.locator('[data-kit-theme="light"]').click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    },
  },
}

test('hides a remembered banner that a page from a cache brings again', async ({ page }) => {
  const errors = await openStrictPage(page, '<div id="place"></div>')
  const part = page.locator('#place')
  const html = await render('<x-kit::banner id="news">News</x-kit::banner>')
  const bring = () => part.evaluate((element, html) => window.swaps.replace(element, html), html)
  await bring()
  await part.getByRole('button').click()
  await bring()
  await expect(part.locator('#news')).toHaveAttribute('hidden', '')
  expect(errors).toEqual([])
})

test('works in an open shadow root where its events reach the document', async ({ page }) => {
  const errors = await openStrictPage(
    page,
    `<div id="place"></div>${await render('<x-kit::confirm id="confirm" />')}
    <main>${await render(cases.compare!.template)}${await render(cases.splitter!.template)}</main>`,
  )
  // Load the scripts of these components: nothing looks for them in shadow roots.
  await expect(page.locator('main [data-kit="compare"]')).toHaveAttribute('style')
  const separator = page.locator('main').getByRole('separator')
  await expect(async () => {
    await separator.press('ArrowRight')
    await expect(separator).not.toHaveAttribute('aria-valuenow', '30', { timeout: 100 })
  }).toPass()
  const part = page.locator('#place')
  await part.evaluate((element) => element.attachShadow({ mode: 'open' }))
  for (const [name, { template, act }] of Object.entries(inShadow)) {
    await test.step(name, async () => {
      const html = `<link rel="stylesheet" href="/styles.css">${await render(template)}`
      await part.evaluate(
        (element, html) =>
          new Promise((resolve) => {
            element.shadowRoot!.innerHTML = html
            // A carousel cannot scroll before it has its styles.
            element.shadowRoot!.querySelector('link')!.addEventListener('load', resolve)
          }),
        html,
      )
      await act(part, page)
    })
  }
  expect(errors).toEqual([])
})
