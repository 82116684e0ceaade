import { expect, test, type Locator, type Page } from '../test.ts'
import { openStrictPage, render, type Library, type Swap } from './open-strict-page.ts'

const swaps = ['replace', 'idiomorph', 'morphdom'] as const satisfies Swap[]
/** The morphs, with the libraries that they need. */
const morphs: [Swap, Library[]][] = [
  ['idiomorph', []],
  ['morphdom', []],
  ['htmx', ['htmx']],
  ['turbo', ['turbo']],
  ['alpine', ['alpine-morph', 'alpine']],
]

/** What the server sent, what a person did, and what the server sends next. */
type Case = {
  before: string
  act?: (part: Locator, page: Page) => Promise<void>
  after: string
  /** How many times, so that its ids are no longer unique */
  repeat?: number
  /** What must still work */
  use: (part: Locator, page: Page) => Promise<void>
}

const button = '<x-kit::button opens="box">Show</x-kit::button>'
const modal = '<x-kit::modal id="box" title="Box">Text</x-kit::modal>'
const tab = (value: string) => `<x-kit::tabs.tab value="${value}">${value}</x-kit::tabs.tab>
  <x-kit::tabs.panel value="${value}">About ${value}.</x-kit::tabs.panel>`
const tabs = (...values: string[]) =>
  `<x-kit::tabs label="Parts">${values.map(tab).join('')}</x-kit::tabs>`
const rows = `:rows="[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bo' }]" :columns="['name']"`
const slides = (...names: string[]) =>
  `<x-kit::carousel label="Photos">${names
    .map((name) => `<x-kit::carousel.slide label="${name}">${name}</x-kit::carousel.slide>`)
    .join('')}</x-kit::carousel>`
const menu = `<x-kit::dropdown id="menu" label="Account">
    <x-kit::dropdown.item>Edit</x-kit::dropdown.item>
    <x-kit::dropdown.item>Share</x-kit::dropdown.item>
  </x-kit::dropdown>`
const splitter = `<x-kit::splitter id="panes" label="List" :value="30">
    <x-slot name="start">A</x-slot><x-slot name="end">B</x-slot></x-kit::splitter>`
const compare =
  '<x-kit::compare before="/a.webp" after="/b.webp" before-alt="A" after-alt="B" label="Divider" :value="50" />'
const region = '<x-kit::toast.region />'
const hint =
  '<x-kit::tooltip text="Why" :delay="0"><x-kit::button>Save</x-kit::button></x-kit::tooltip>'

const show = (part: Locator) => part.getByRole('button', { name: 'Show' }).first().click()
const openMenu = (part: Locator) =>
  part.getByRole('button', { name: 'Account' }).first().press('ArrowDown')

async function closesBox(part: Locator): Promise<void> {
  await show(part)
  await part.getByRole('button', { name: 'Close' }).click()
  await expect(part.getByText('Text').first()).toBeHidden()
}

async function choosesEdit(part: Locator): Promise<void> {
  await openMenu(part)
  await expect(part.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await part.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await expect(part.getByRole('menuitem', { name: 'Edit' })).toBeHidden()
}

/** Markup whose shape the server changed. */
const shapes: Record<string, Case> = {
  'a dialog that became a div': {
    before: button + modal,
    act: show,
    after: `${button}<div id="box" data-kit="modal" data-kit-dialog>Text</div>`,
    async use(part) {
      await expect(part.page().locator(':modal')).toHaveCount(0)
      await expect(part.getByRole('button', { name: 'Show' })).toBeFocused()
      await show(part)
      await expect(part.getByText('Text')).toBeVisible()
    },
  },
  'an input that became a select': {
    before: '<x-kit::input label="City" name="city" />',
    act: (part) => part.getByLabel('City').fill('Ulm'),
    after: `<x-kit::select label="City" name="city" :options="['Bonn', 'Ulm']" />`,
    async use(part) {
      await part.getByLabel('City').selectOption('Ulm')
      await expect(part.getByLabel('City')).toHaveValue('Ulm')
    },
  },
  'a text field that became a checkbox': {
    before: '<input id="own" aria-label="Own" name="own">',
    act: (part) => part.getByLabel('Own').fill('Ulm'),
    after: '<input id="own" aria-label="Own" name="own" type="checkbox" value="yes">',
    async use(part) {
      await part.getByLabel('Own').check()
      await expect(part.getByLabel('Own')).toHaveValue('yes')
    },
  },
  'a text field that became one for files': {
    before: '<input id="own" aria-label="Own" name="own">',
    act: (part) => part.getByLabel('Own').fill('Ulm'),
    after: '<input id="own" aria-label="Own" name="own" type="file">',
    async use(part) {
      await part.getByLabel('Own').setInputFiles('package.json')
    },
  },
  'a checkbox that became a text field': {
    before: '<input id="own" aria-label="Own" name="own" type="checkbox" value="yes">',
    act: (part) => part.getByLabel('Own').check(),
    after: '<input id="own" aria-label="Own" name="own" value="Bonn">',
    async use(part) {
      await expect(part.getByLabel('Own')).toHaveValue('Bonn')
      await part.getByLabel('Own').fill('Ulm')
    },
  },
  'tabs without the selected one': {
    before: tabs('One', 'Two', 'Three'),
    act: (part) => part.getByRole('tab', { name: 'Three' }).click(),
    after: tabs('One', 'Two'),
    async use(part) {
      await expect(part.getByText('About One.')).toBeVisible()
      await part.getByRole('tab', { name: 'Two' }).click()
      await expect(part.getByText('About Two.')).toBeVisible()
      await expect(part.getByText('About One.')).toBeHidden()
    },
  },
  'tabs that are links now': {
    before: tabs('One', 'Two'),
    act: (part) => part.getByRole('tab', { name: 'Two' }).click(),
    after: '<div><a href="#one" id="one" data-kit-tab="One" role="tab">One</a></div>',
    async use(part) {
      await part.getByText('One').press('ArrowRight')
      await part.getByText('One').click()
    },
  },
  'a table without its column of checkboxes': {
    before: `<x-kit::table caption="Members" selectable ${rows} />`,
    act: (part) => part.locator('[data-kit-select-rows]').check(),
    after: `<x-kit::table caption="Members" ${rows} />`,
    async use(part) {
      await expect(part.getByRole('checkbox')).toHaveCount(0)
      await part.getByText('Ada').click()
    },
  },
  'a carousel with fewer slides': {
    before: slides('First', 'Second', 'Third'),
    act: (part) => part.getByRole('button', { name: 'Next' }).click(),
    after: slides('First', 'Second'),
    async use(part) {
      await part.locator('[data-kit-slide="1"]').click()
      await expect(part.locator('[data-kit-slide="1"]')).toHaveAttribute('aria-current', 'true')
    },
  },
  'a carousel without slides': {
    before: slides('First', 'Second'),
    act: (part) => part.getByRole('button', { name: 'Next' }).click(),
    after: `<section data-kit="carousel" data-kit-carousel>
      <div data-kit-part="track"></div><button data-kit-slide="0">0</button></section>
      <section data-kit-carousel><button data-kit-slide="next">Next</button></section>`,
    async use(part, page) {
      for (const name of ['0', 'Next']) await part.getByRole('button', { name }).click()
      await page.evaluate(() => dispatchEvent(new Event('resize')))
    },
  },
  'a divider without images': {
    before: compare,
    act: (part) => part.getByLabel('Divider').press('ArrowRight'),
    after: '<input type="range" aria-label="Divider" data-kit-compare>',
    use: (part) => part.getByLabel('Divider').press('ArrowRight'),
  },
  'a menu that became a list': {
    before: menu,
    act: openMenu,
    after:
      '<div role="menu" id="menu" data-kit-menu><a href="#edit" role="menuitem">Edit</a></div>',
    async use(part, page) {
      await part.getByText('Edit').click()
      await expect(page).toHaveURL(/#edit$/)
      await part.getByText('Edit').press('Tab')
    },
  },
  'a region of toasts without its list': {
    before: region,
    async act(_, page) {
      await page.evaluate(() => window.kit.toast({ title: 'Saved' }))
    },
    after:
      '<div data-kit-toasts><div data-kit-part="models"><div data-kit-toast hidden></div></div></div>',
    async use(_, page) {
      const toast = page.evaluate(() => window.kit.toast({ title: 'Saved' })?.tagName)
      expect(await toast).toBe('DIV')
    },
  },
  'a form without the button that asks to confirm': {
    before: `<form id="own" method="dialog">
      <x-kit::button type="submit" data-kit-confirm="Send?">Send</x-kit::button></form>`,
    act: (part) => part.getByRole('button', { name: 'Send' }).click(),
    after: '<form id="own" method="dialog"><a href="#sent">Sent</a></form>',
    async use(part, page) {
      await page.locator('#confirm [data-kit-part="confirm"]').click()
      await part.getByText('Sent').click()
      await expect(page).toHaveURL(/#sent$/)
    },
  },
  'ids that are there twice': {
    before: button + modal + menu + tabs('One', 'Two'),
    act: show,
    after: button + modal + menu + tabs('One', 'Two'),
    repeat: 2,
    async use(part, page) {
      if (await page.locator(':modal').count()) {
        await page.locator(':modal').getByRole('button', { name: 'Close' }).click()
      }
      await closesBox(part)
      await openMenu(part)
      await expect(part.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      await page.keyboard.press('Escape')
      await part.getByRole('tab', { name: 'Two' }).first().click()
      await expect(part.getByText('About Two.').first()).toBeVisible()
    },
  },
}

/** Components that vanish while people use them, and come back later. */
const vanishing: Record<string, Omit<Case, 'after'>> = {
  'an open dialog with a popover in it': {
    before: `${button}<x-kit::modal id="box" title="Box">Text
      <x-kit::button toggles="panel">More</x-kit::button>
      <x-kit::popover id="panel" label="Panel">Details</x-kit::popover></x-kit::modal>`,
    async act(part) {
      await show(part)
      await part.getByRole('button', { name: 'More' }).click()
      await expect(part.getByText('Details')).toBeVisible()
    },
    use: closesBox,
  },
  'an open menu': { before: menu, act: openMenu, use: choosesEdit },
  'a tooltip': {
    before: hint,
    async act(part) {
      await part.getByRole('button').press('Shift')
      await expect(part.getByRole('tooltip')).toBeVisible()
    },
    async use(part) {
      await part.getByRole('button').hover()
      await expect(part.getByRole('tooltip')).toBeVisible()
    },
  },
  'a toast with a timer': {
    before: region,
    async act(_, page) {
      await page.evaluate(() => window.kit.toast({ title: 'Saved', duration: 10 }))
    },
    async use(part, page) {
      await page.evaluate(() => window.kit.toast({ title: 'Sent' }))
      const toast = part.locator('section > [data-kit-toast]', { hasText: 'Sent' })
      await toast.getByRole('button').click()
      await expect(toast).toBeHidden()
    },
  },
  'a carousel that scrolls': {
    before: slides('First', 'Second', 'Third'),
    act: (part) => part.getByRole('button', { name: 'Next' }).click(),
    async use(part) {
      await part.getByRole('button', { name: 'Next' }).click()
      await expect(part.locator('[data-kit-slide="1"]')).toHaveAttribute('aria-current', 'true')
    },
  },
  'a splitter that people drag': {
    before: splitter,
    async act(part, page) {
      await part.getByRole('separator').hover()
      await page.mouse.down()
      await page.mouse.move(200, 20)
    },
    async use(part, page) {
      await page.mouse.move(300, 20)
      await page.mouse.up()
      const now = Number(await part.getByRole('separator').getAttribute('aria-valuenow'))
      await part.getByRole('separator').press('ArrowRight')
      await expect(part.getByRole('separator')).toHaveAttribute('aria-valuenow', `${now + 5}`)
    },
  },
  'a button that asks to confirm': {
    before: `<div data-kit-dismissible><x-kit::button data-kit-confirm="Remove?" data-kit-dismiss>Remove</x-kit::button></div>
      <form method="dialog"><x-kit::button type="submit" data-kit-confirm="Send?">Send</x-kit::button></form>`,
    async act(part) {
      await part.getByRole('button', { name: 'Send' }).click()
      await expect(part.page().locator('#confirm')).toBeVisible()
    },
    async use(part, page) {
      const confirm = page.locator('#confirm [data-kit-part="confirm"]')
      await confirm.click()
      await part.getByRole('button', { name: 'Remove' }).click()
      await confirm.click()
      await expect(part.getByRole('button', { name: 'Remove' })).toBeHidden()
    },
  },
}

async function open(page: Page, load: Library[] = []) {
  const confirm = await render('<x-kit::confirm id="confirm" />')
  const errors = await openStrictPage(page, `<div id="place"></div>${confirm}`, { load })
  return { part: page.locator('#place'), errors }
}

function update(part: Locator, swap: Swap, html: string): Promise<void> {
  return part.evaluate((element, [swap, html]) => window.swaps[swap](element, html), [
    swap,
    html,
  ] as const)
}

/** The focus is on the page, or on something that people can see. */
async function checkFocus(page: Page): Promise<void> {
  const isSensible = () => document.activeElement?.checkVisibility()
  expect(await page.evaluate(isSensible)).toBe(true)
}

for (const swap of swaps) {
  test(`copes with markup that changed its shape in ${swap}`, async ({ page }) => {
    const { part, errors } = await open(page)
    for (const [name, { before, act, after, repeat = 1, use }] of Object.entries(shapes)) {
      await test.step(name, async () => {
        await update(part, 'replace', await render(before))
        await act?.(part, page)
        await update(part, swap, (await render(after)).repeat(repeat))
        await checkFocus(page)
        await use(part, page)
        expect(errors).toEqual([])
      })
    }
  })

  test(`copes with what vanishes in ${swap} while people use it`, async ({ page }) => {
    const { part, errors } = await open(page)
    for (const [name, { before, act, use }] of Object.entries(vanishing)) {
      await test.step(name, async () => {
        const html = await render(before)
        await update(part, 'replace', html)
        await act!(part, page)
        await update(part, swap, '<p>Gone</p>')
        await checkFocus(page)
        await update(part, swap, html)
        await use(part, page)
        expect(errors).toEqual([])
      })
    }
  })
}

for (const [swap, load] of morphs) {
  test(`copes with updates in ${swap} that start before the last one has ended`, async ({
    page,
  }) => {
    const { part, errors } = await open(page, load)
    const html = await render(button + modal + menu + hint + tabs('One', 'Two'))
    await update(part, 'replace', html)
    await part.getByRole('tab', { name: 'Two' }).click()
    await show(part)
    await part.evaluate(
      async (element, [swap, html]) => {
        const next = html.replaceAll('About', 'All about')
        const run = () => {
          window.swaps[swap](element, next)
          window.swaps[swap](element, html)
        }
        run()
        queueMicrotask(run)
        // Two frames, because a frame may end before the update of the first has.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        run()
      },
      [swap, html] as const,
    )
    await part.getByRole('button', { name: 'Close' }).click()
    await expect(part.getByRole('button', { name: 'Show' })).toBeFocused()
    await expect(part.locator('[data-kit-panel="Two"]')).toHaveText(/^\s*Two\s+About Two\.\s*$/)
    await expect(part.locator('[data-kit-panel="Two"]')).toBeVisible()
    await choosesEdit(part)
    await closesBox(part)
    expect(errors).toEqual([])
  })

  test(`takes values of the answer in ${swap} after a submission, but keeps letters that people typed since`, async ({
    page,
  }) => {
    const { part, errors } = await open(page, load)
    const html = (value: string) =>
      render(`<form action="/members"><x-kit::input label="Find" name="find" :value="'${value}'" />
        <x-kit::button type="submit">Find members</x-kit::button></form>`)
    await update(part, 'replace', await html(''))
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault(), true))
    const field = part.getByLabel('Find', { exact: true })
    for (const word of ['One', 'Two']) {
      await field.fill(word)
      await field.press('Enter')
      // The answer is the same as before, and the field empty again.
      await update(part, swap, await html(''))
      await expect(field).toHaveValue('')
    }
    for (const key of ['a', 'Enter', 'b', 'Enter', 'c', 'Enter']) await field.press(key)
    for (const answer of ['a', 'ab']) {
      await update(part, swap, await html(answer))
      await expect(field).toHaveValue('abc')
    }
    // The last answer has what the server made of it.
    await update(part, swap, await html('ABC'))
    await expect(field).toHaveValue('ABC')
    // It counts once.
    await field.press('d')
    await update(part, swap, await html('abc'))
    await expect(field).toHaveValue('ABCd')
    expect(errors).toEqual([])
  })

  test(`leaves text alone in ${swap} while people compose it with an IME`, async ({ page }) => {
    const { part, errors } = await open(page, load)
    const html = (text: string) =>
      render(`<p>${text}</p><x-kit::input label="City" name="city" clearable />
        <x-kit::textarea label="Note" name="note" />`)
    await update(part, 'replace', await html('Before'))
    const client = await page.context().newCDPSession(page)
    await page.evaluate(() => {
      document.addEventListener('compositionend', () => (document.title += ' end'))
    })
    for (const label of ['City', 'Note']) {
      const control = part.getByLabel(label, { exact: true })
      await control.fill('A ')
      const compose = (text: string) => {
        const [selectionStart, selectionEnd] = [text.length, text.length]
        return client.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
      }
      await compose('に')
      await update(part, swap, await html(`After ${label}`))
      await expect(part.getByText(`After ${label}`)).toBeVisible()
      await compose('にほ')
      await expect(page).toHaveTitle(label === 'City' ? 'Live' : 'Live end')
      await update(part, swap, await html(`Later ${label}`))
      await expect(part.getByText(`Later ${label}`)).toBeVisible()
      await client.send('Input.insertText', { text: '日本' })
      await expect(control).toHaveValue('A 日本')
      await expect(control).toBeFocused()
    }
    await expect(page).toHaveTitle('Live end end')
    await client.detach()
    expect(errors).toEqual([])
  })
}

test('copes with two requests of htmx whose answers arrive in the other order', async ({
  page,
}) => {
  const html = await render(button + modal + menu)
  const confirm = await render('<x-kit::confirm id="confirm" />')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const links = ['first', 'second'].map(
    (name) => `<button hx-get="/${name}" hx-target="#place" hx-swap="innerMorph">${name}</button>`,
  )
  const errors = await openStrictPage(
    page,
    `${links.join('')}<div id="place">${html}</div>${confirm}`,
    {
      load: ['htmx'],
      answers: {
        '/first': () => isReleased.then(() => `${html}<p>First</p>`),
        '/second': `${html}<p>Second</p>`,
      },
    },
  )
  const part = page.locator('#place')
  await page.getByRole('button', { name: 'first' }).click()
  await page.getByRole('button', { name: 'second' }).click()
  await expect(part.getByText('Second')).toBeVisible()
  await show(part)
  release()
  await expect(part.getByText('First')).toBeVisible()
  await part.getByRole('button', { name: 'Close' }).click()
  await expect(part.getByRole('button', { name: 'Show' })).toBeFocused()
  await choosesEdit(part)
  expect(errors).toEqual([])
})
