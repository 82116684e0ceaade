import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, type Locator, type Page } from '../test.ts'
import { compile } from 'tailwindcss'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { findOverflow } from '../find-overflow.ts'
import { openBarePage } from '../open-bare-page.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

/** Shows a template with the stylesheet of the package, without animations. */
async function show(page: Page, template: string, { width = 800 } = {}): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const html = await edge.createRenderer().renderRaw(template)
  if (page.url().endsWith('/bare')) {
    // Parsing the stylesheet takes longer than most checks.
    await page.getByRole('main').evaluate((main, html) => (main.innerHTML = html), html)
    return
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBarePage(page, html)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Cannot find the box of ${locator}.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Returns the gap between each element and the next one below it. */
async function listGaps(...locators: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(locators.map(boxOf))
  return boxes.slice(1).map(({ y }, index) => Math.round(y - boxes[index]!.bottom))
}

test('hides every element of a component with `hidden`', async ({ page }) => {
  const tags = ['badge', 'button', 'card', 'alert', 'stack', 'grid', 'toolbar', 'container', 'text']
  await show(page, tags.map((tag) => `<x-kit::${tag} hidden>A</x-kit::${tag}>`).join('\n'))
  const roots = page.locator('main [data-kit][hidden]')
  await expect(roots).toHaveCount(tags.length)
  for (const root of await roots.all()) await expect(root).toBeHidden()
})

const holders: Record<string, [string, string]> = {
  card: ['<x-kit::card>', '</x-kit::card>'],
  'tabs.panel': [
    '<x-kit::tabs label="T"><x-kit::tabs.tab value="a">A</x-kit::tabs.tab><x-kit::tabs.panel value="a">',
    '</x-kit::tabs.panel></x-kit::tabs>',
  ],
  'accordion.item': [
    '<x-kit::accordion><x-kit::accordion.item title="T" open>',
    '</x-kit::accordion.item></x-kit::accordion>',
  ],
  modal: ['<x-kit::modal id="m" title="T" open>', '</x-kit::modal>'],
  drawer: ['<x-kit::drawer id="m" title="T" open>', '</x-kit::drawer>'],
  popover: ['<x-kit::popover id="m">', '</x-kit::popover>'],
  'plain form in a card': ['<x-kit::card><form>', '</form></x-kit::card>'],
}

const fields = `<x-kit::input label="A" id="a" class="a" />
<input type="hidden" name="token"><x-kit::select label="B" id="b" class="b" :options="['1']" />
<x-kit::card class="c">C</x-kit::card>
<x-kit::progress class="p" label="P" :value="1" /><x-kit::meter class="m" label="M" :value="1" />
<x-kit::meter class="n" label="N" :value="1" /><x-kit::skeleton class="r" shape="rect" /><x-kit::skeleton class="t" />
<x-kit::button id="d">Save</x-kit::button> <x-kit::button id="e">Cancel</x-kit::button>
<x-kit::modal id="last" title="L">L</x-kit::modal>`
const parts = ['.a', '.b', '.c', '.p', '.m', '.n', '.r', '.t', '#d']

test('puts one gap between fields and blocks in every component that holds some', async ({
  page,
}) => {
  for (const [name, [start, end]] of Object.entries(holders)) {
    await test.step(name, async () => {
      await show(page, `${start}${fields}${end}`)
      await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover())
      const gap = ['popover', 'accordion.item'].includes(name) ? 16 : 20
      expect(await listGaps(...parts.map((one) => page.locator(one)))).toEqual(Array(8).fill(gap))
      expect((await boxOf(page.locator('#e'))).y).toBe((await boxOf(page.locator('#d'))).y)
    })
  }
})

test('adds no gap around a form or fieldset in a card', async ({ page }) => {
  await show(
    page,
    `<x-kit::card><x-kit::form id="f">${fields}<x-kit::fieldset legend="F" class="f"><x-kit::input label="G" class="g" />
    <x-kit::input label="H" class="h" /></x-kit::fieldset></x-kit::form></x-kit::card>`,
  )
  const locate = (one: string) => page.locator(one)
  expect(await listGaps(...parts.map(locate))).toEqual(Array(8).fill(20))
  expect(await listGaps(...['#e', '.f'].map(locate))).toEqual([20])
  expect(await listGaps(...['.g', '.h'].map(locate))).toEqual([20])
  const [card, form] = await Promise.all([
    boxOf(page.locator('.kit-card').first()),
    boxOf(page.locator('#f')),
  ])
  expect([form.y - card.y, card.bottom - form.bottom]).toEqual([21, 21])
})

test('takes the gap from a design token, also in forms', async ({ page }) => {
  await show(
    page,
    `<div style="--kit-space-gap: 2rem">${holders.card!.join(fields)}</div>
    <x-kit::form style="--kit-space-gap: 2rem"><x-kit::input label="F" class="f" /><x-kit::input label="G" class="g" /></x-kit::form>`,
  )
  const locate = (one: string) => page.locator(one)
  expect(await listGaps(...parts.map(locate))).toEqual(Array(8).fill(32))
  expect(await listGaps(...['.f', '.g'].map(locate))).toEqual([32])
})

test('puts texts in a card closer together, and keeps a text with a link on one line', async ({
  page,
}) => {
  await show(
    page,
    `<x-kit::card class="one"><p class="p">One.</p><p class="q">Two.</p><x-kit::input label="A" class="r" /></x-kit::card>
    <x-kit::card class="two"><x-kit::card.header title="T" />Read the <x-kit::link href="/a">guide</x-kit::link> <x-kit::badge>new</x-kit::badge> first.</x-kit::card>`,
  )
  const [near, far] = await listGaps(...['.p', '.q', '.r'].map((one) => page.locator(one)))
  expect([near, far]).toEqual([12, 20])
  const [link, badge] = await Promise.all([
    boxOf(page.locator('.two .kit-link')),
    boxOf(page.locator('.two .kit-badge')),
  ])
  expect(Math.abs((link.y + link.bottom) / 2 - (badge.y + badge.bottom) / 2)).toBeLessThan(4)
  const title = await boxOf(page.locator('.two .kit-card-header'))
  expect(link.y - title.bottom).toBeLessThan(20)
})

test('keeps a badge beside a short title in a narrow card', async ({ page }) => {
  await show(
    page,
    `<x-kit::card style="inline-size: 15.5rem"><x-kit::card.header title="Suspended">
      <x-slot name="actions"><x-kit::badge class="b">No access</x-kit::badge></x-slot>
    </x-kit::card.header>28</x-kit::card>`,
  )
  const [title, badge] = await Promise.all([
    boxOf(page.getByRole('heading', { name: 'Suspended' })),
    boxOf(page.locator('.b')),
  ])
  expect(badge.y).toBeLessThan(title.bottom)
  expect(badge.x).toBeGreaterThan(title.x)
})

test('keeps the width of a badge in the header of a card', async ({ page }) => {
  const header = `<x-kit::card.header title="A"><x-kit::badge>New</x-kit::badge></x-kit::card.header>`
  await show(page, `<x-kit::card>${header}</x-kit::card>`)
  expect((await boxOf(page.locator('[data-kit="badge"]'))).width).toBeLessThan(100)
})

test('breaks a long word, such as an address, instead of leaving its box', async ({ page }) => {
  const word = 'amina.adler-and-the-quarterly-planning@customers.example.com'
  const templates = [
    `<x-kit::card><x-kit::card.header title="${word}" description="${word}" />${word.replaceAll('-', '')}</x-kit::card>`,
    `<x-kit::page><x-kit::page.header title="${word}" description="${word}" /></x-kit::page>`,
    `<x-kit::alert title="${word}">${word}</x-kit::alert>`,
    `<x-kit::empty title="${word}" description="${word}" />`,
    `<x-kit::input label="${word}" description="${word}" error="${word}" />`,
    `<x-kit::checkbox label="${word}" description="${word}" />`,
    `<x-kit::fieldset legend="${word}">A</x-kit::fieldset>`,
    `<p><x-kit::link href="/a">${word}</x-kit::link></p>`,
    `<x-kit::badge>Waiting for the answer of the finance department of the customer</x-kit::badge>`,
    `<x-kit::separator label="${word.replaceAll('-', '')}" />`,
    `<x-kit::popover id="a" label="A" class="open">${word.replaceAll('-', '')}</x-kit::popover>`,
    `<x-kit::modal id="a" title="A" description="${word.replaceAll('-', '')}" open>A</x-kit::modal>`,
  ]
  for (const template of templates) {
    await show(page, template, { width: 320 })
    const popover = page.locator('.open')
    if (await popover.count()) {
      await popover.evaluate((element: HTMLElement) => element.showPopover())
      const isWide = popover.evaluate((element) => element.scrollWidth > element.clientWidth)
      expect.soft(await isWide, template).toBe(false)
    }
    const modal = page.locator('dialog[open]')
    if (await modal.count()) {
      const isWide = modal.evaluate((element) => element.scrollWidth > element.clientWidth)
      expect.soft(await isWide, template).toBe(false)
    }
    expect.soft(await findOverflow(page), template).toEqual([])
  }
})

test('keeps fields beside each other as high as alone, also if only one has a description', async ({
  page,
}) => {
  await show(
    page,
    `<x-kit::grid :columns="2">
      <x-kit::input label="City" name="city" description="Where the parcel goes, without the postcode." />
      <x-kit::input label="Name" name="name" />
    </x-kit::grid>`,
    { width: 800 },
  )
  const heights = await page
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => input.parentElement!.offsetHeight))
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBe(heights[0])
})

test('shows the current one of the tabs of a page that are wider than a phone', async ({
  page,
}) => {
  const names = ['Profile', 'Members of the team', 'Billing and invoices', 'Notifications']
  const items = names.map(
    (name) =>
      `<x-kit::nav.item href="/${name}" :current="${name === names.at(-1)}">${name}</x-kit::nav.item>`,
  )
  const nav = `<x-kit::nav label="A" orientation="horizontal" variant="line">${items.join('')}</x-kit::nav>`
  const header = `<x-kit::page.header title="A"><x-slot name="tabs">${nav}</x-slot></x-kit::page.header>`
  await show(page, `<x-kit::page>${header}</x-kit::page>`, { width: 320 })
  await expect(page.getByRole('link', { name: names.at(-1)! })).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('breaks a word that is wider than a phone in buttons, the menu of a navbar and addons', async ({
  page,
}) => {
  const word = 'q'.repeat(60)
  const navbar = `<x-kit::navbar id="site">
    <x-slot name="brand"><x-kit::link href="/">Plot</x-kit::link></x-slot>
    <x-kit::nav label="Main"><x-kit::nav.item href="/a" icon="inbox" badge="2">${word}</x-kit::nav.item></x-kit::nav>
  </x-kit::navbar>`
  const menu = `<x-kit::menu label="Main"><x-kit::menu.item href="/a">${word}</x-kit::menu.item>
    <x-kit::menu.panel id="p" label="${word}"><x-kit::menu.link href="/b" title="B" /></x-kit::menu.panel></x-kit::menu>`
  const addon = `<x-kit::input.addon>${word}</x-kit::input.addon>`
  const input = '<x-kit::input name="a" aria-label="A" class="field" />'
  const templates = [
    ...['', 'icon="plus"', 'trailing="x" size="lg"', 'block', 'href="/a"', 'variant="link"'].map(
      (props) => `<x-kit::button ${props}>${word}</x-kit::button>`,
    ),
    `<x-kit::card><x-kit::button>${word}</x-kit::button></x-kit::card>`,
    `<x-kit::stack direction="row"><x-kit::button>${word}</x-kit::button><x-kit::button>Cancel</x-kit::button></x-kit::stack>`,
    `<x-kit::button.group label="A"><x-kit::button>Save</x-kit::button><x-kit::button>${word}</x-kit::button></x-kit::button.group>`,
    `<x-kit::dropdown id="d" label="${word}"><x-kit::dropdown.item href="/a">A</x-kit::dropdown.item></x-kit::dropdown>`,
    navbar,
    navbar.replace('Plot', word),
    navbar.replace(/<x-kit::nav [^]*<\/x-kit::nav>/, menu),
    ...[addon + input, input + addon, addon + input + addon].map(
      (parts) => `<x-kit::input.group label="A">${parts}</x-kit::input.group>`,
    ),
  ]
  for (const template of templates) {
    await show(page, template, { width: 360 })
    await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover())
    const boxes = page
      .locator('.kit-button, .kit-nav-link, .kit-menu-control, .kit-input-addon')
      .filter({ visible: true })
    const cut = await boxes.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? one.className : [])),
    )
    expect.soft([...(await findOverflow(page)), ...cut], template).toEqual([])
  }
})

test('keeps the words of buttons whole in a row and a table without space, and an addon that fits on one line', async ({
  page,
}) => {
  const button = '<x-kit::button>Benachrichtigungen verwalten</x-kit::button>'
  await show(
    page,
    `<x-kit::button class="word">Benachrichtigungen</x-kit::button>
    <div class="all" style="display: flex">${button}<div style="flex: 1 0 12rem">A</div></div>
    <table class="all"><tr><td>${'word '.repeat(60)}</td><td>${button}</td></tr></table>
    <x-kit::input.group label="A"><x-kit::input.addon class="addon">https://example.com/</x-kit::input.addon><x-kit::input name="a" aria-label="A" /></x-kit::input.group>`,
    { width: 360 },
  )
  const word = await boxOf(page.locator('.word'))
  for (const narrow of await page.locator('.all .kit-button').all()) {
    expect((await boxOf(narrow)).width).toBeGreaterThan(word.width - 1)
  }
  expect((await boxOf(page.locator('.addon'))).height).toBe(40)
})

test('keeps menus off the edges of a phone, and aligned with their button in a wide window', async ({
  page,
}) => {
  const item = 'Send a copy of this invoice to the accountant of the customer'
  const menus = ['start', 'center', 'end'].flatMap((place) =>
    ['start', 'center', 'end'].map(
      (align) => `<div style="display: flex; justify-content: ${place}">
        <x-kit::dropdown id="${place}-${align}" label="Open" align="${align}"><x-kit::dropdown.item href="/a">${item}</x-kit::dropdown.item></x-kit::dropdown></div>`,
    ),
  )
  const panels = ['start', 'end'].map(
    (place) => `<div style="display: flex; justify-content: ${place}">
      <x-kit::menu label="M"><x-kit::menu.panel id="${place}" label="Open"><x-kit::menu.link href="/b" title="B" /></x-kit::menu.panel></x-kit::menu></div>`,
  )
  for (const dir of ['ltr', 'rtl']) {
    for (const width of [390, 1280]) {
      await show(page, [...menus, ...panels].join(''), { width })
      await page.evaluate((dir) => (document.documentElement.dir = dir), dir)
      const menu = page.locator(':popover-open')
      for (const button of await page.getByRole('button', { name: 'Open' }).all()) {
        await button.click()
        const [a, b] = await Promise.all([boxOf(menu), boxOf(button)])
        const name = `${dir} ${width} ${await menu.getAttribute('id')}`
        expect.soft(Math.min(a.x, width - a.right), name).toBeGreaterThanOrEqual(8)
        if (width === 1280 && !name.endsWith('center')) {
          const gaps = [a.x - b.x, a.right - b.right]
          expect.soft(Math.min(...gaps.map(Math.abs)), name).toBeLessThan(1)
        }
        await page.keyboard.press('Escape')
      }
    }
  }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
})

test('keeps numbers on one line, in as many columns as fit', async ({ page }) => {
  for (const [value, columns] of [
    ['€14,630.50', 3],
    ['€1,112,480.50', 3],
    ['€1,112,480.50', 4],
    ['1,234,567,890.12\u00A0EUR', 4],
  ]) {
    const stats = `<x-kit::stat label="Sent" value="${value}" />`.repeat(4)
    for (const width of [320, 375, 390, 600, 768, 1280]) {
      await show(page, `<x-kit::stat.group :columns="${columns}">${stats}</x-kit::stat.group>`, {
        width,
      })
      const values = page.locator('.kit-stat-value')
      const heights = await values.evaluateAll((all) =>
        all.map((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),
      )
      expect.soft(heights.map(Math.round), `${value}, ${width} px`).toEqual([1, 1, 1, 1])
    }
  }
})

test('adds no gap in a column for an empty toast region', async ({ page }) => {
  await show(
    page,
    `<div class="column" style="display: flex; flex-direction: column; gap: 2rem">
      <x-kit::toast.region :flash="false" /><x-kit::card class="one">One</x-kit::card>
    </div>`,
  )
  const [column, card] = await Promise.all([
    boxOf(page.locator('.column')),
    boxOf(page.locator('.one')),
  ])
  expect(card.y).toBe(column.y)
})

test('separates paragraphs in an alert, and aligns the first with the icon', async ({ page }) => {
  await show(page, '<x-kit::alert><p class="p">One.</p><p class="q">Two.</p></x-kit::alert>')
  const [gap] = await listGaps(page.locator('.p'), page.locator('.q'))
  expect(gap).toBeGreaterThan(8)
  const [alert, first] = await Promise.all([
    boxOf(page.locator('.kit-alert')),
    boxOf(page.locator('.p')),
  ])
  expect(first.y - alert.y).toBe(13)
})

test('gives a card the same padding on all sides', async ({ page }) => {
  await show(
    page,
    `<x-kit::card class="one"><p class="p">a</p></x-kit::card>
    <x-kit::card class="two"><x-kit::input label="A" class="a" /><x-kit::modal id="m" title="M">M</x-kit::modal></x-kit::card>`,
  )
  for (const [card, inner] of [
    ['.one', '.p'],
    ['.two', '.a'],
  ] as const) {
    const [outer, box] = await Promise.all([boxOf(page.locator(card)), boxOf(page.locator(inner))])
    expect([box.y - outer.y, outer.bottom - box.bottom, box.x - outer.x]).toEqual([21, 21, 21])
  }
})

const blocks = `<x-kit::card>a</x-kit::card><x-kit::alert>a</x-kit::alert>
<x-kit::empty title="a" variant="outline" />
<x-kit::table caption="a" :rows="[{ a: 1 }]" :columns="['a']" />`

test('stretches blocks to the width of a form, a fieldset and a grid that aligns to its start, but not buttons', async ({
  page,
}) => {
  for (const [name, template] of Object.entries({
    form: `<x-kit::form>${blocks}<x-kit::button>a</x-kit::button></x-kit::form>`,
    fieldset: `<x-kit::fieldset legend="a">${blocks}<x-kit::button>a</x-kit::button></x-kit::fieldset>`,
    'grid that aligns to its start': `<div style="display: grid; justify-items: start">${blocks}<x-kit::button>a</x-kit::button></div>`,
  })) {
    await test.step(name, async () => {
      await show(page, template)
      for (const block of ['card', 'alert', 'empty', 'table']) {
        expect((await boxOf(page.locator(`.kit-${block}`))).width, block).toBe(768)
      }
      expect((await boxOf(page.locator('.kit-button'))).width).toBeLessThan(100)
    })
  }
})

const cell = 'QuarterlyReportForTheWholeOrganisation'
const wide = `<x-kit::table caption="Wide" :rows="[{ a: '${cell}', b: '${cell}' }]" :columns="['a', 'b']" />`

test('scrolls a wide table in its own box at 390 px, in a card in a grid or a row of flex', async ({
  page,
}) => {
  for (const [name, style] of Object.entries({
    'grid with a sidebar': 'display: grid; grid-template-columns: 3rem 1fr',
    'grid without columns': 'display: grid; justify-items: start',
    'row of flex': 'display: flex',
  })) {
    await test.step(name, async () => {
      const aside = name === 'grid without columns' ? '' : '<aside>a</aside>'
      const tabs = holders['tabs.panel']!.join(wide)
      await show(
        page,
        `<div style="${style}">${aside}<div style="flex: 1">
        <x-kit::card class="one">${wide}</x-kit::card>${tabs}
        ${holders['accordion.item']!.join(wide)}<x-kit::form>${wide}</x-kit::form></div></div>`,
        { width: 390 },
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      const scrolls = await page
        .locator('.kit-table')
        .evaluateAll((tables) => tables.map((one) => one.scrollWidth > one.clientWidth))
      expect(scrolls).toEqual([true, true, true, true])
    })
  }
})

test('gives a table the width of its content if nothing else determines it', async ({ page }) => {
  await show(page, `<div style="inline-size: max-content">${wide}</div>`)
  const [table, scrolls] = await page
    .locator('.kit-table')
    .evaluate((one) => [one.clientWidth, one.scrollWidth > one.clientWidth])
  expect(table).toBeGreaterThan(500)
  expect(scrolls).toBe(false)
})

const group = `<x-kit::input.group label="Filters">
  <x-kit::input type="search" name="q" aria-label="Search" icon="search" class="search" />
  <x-kit::select name="role" aria-label="Role" :options="['Every role', 'Administrators']" class="role" />
  <x-kit::select name="state" aria-label="State" :options="['Every state', 'Waiting for an answer']" class="state" />
  <x-kit::button variant="outline" color="neutral" class="go">Filter</x-kit::button>
</x-kit::input.group>`

test('wraps a group with a search and selects on a phone, with the search on its own line', async ({
  page,
}) => {
  await show(page, group, { width: 390 })
  const whole = await boxOf(page.locator('.kit-input-group'))
  const [search, role, state] = await Promise.all(
    ['.search', '.role', '.state'].map((one) => boxOf(page.locator(one))),
  )
  expect(search!.width).toBe(whole.width)
  expect(role!.y).toBeGreaterThan(search!.bottom)
  expect(role!.y).toBe(state!.y)
  expect(state!.x - role!.right).toBeCloseTo(8, 0)
  const radii = await page
    .locator('.kit-input-box, .kit-select-control, .go')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderRadius))
  expect(radii).toEqual(['7px', '7px', '7px', '7px'])
})

test('joins the same group on one line if there is room', async ({ page }) => {
  await show(page, group, { width: 800 })
  const [search, role, state, go] = await Promise.all(
    ['.search', '.role', '.state', '.go'].map((one) => boxOf(page.locator(one))),
  )
  expect(new Set([search, role, state, go].map((box) => box!.y)).size).toBe(1)
  expect(role!.x - search!.right).toBeCloseTo(-1, 0)
  expect(state!.x - role!.right).toBeCloseTo(-1, 0)
  expect(search!.width).toBeGreaterThan(150)
})

test('keeps a group of one select and one input on one line on a phone', async ({ page }) => {
  await show(
    page,
    `<x-kit::input.group label="Phone"><x-kit::select name="a" aria-label="Country" :options="['+44']" class="role" />
    <x-kit::input name="b" aria-label="Number" class="search" /></x-kit::input.group>`,
    { width: 390 },
  )
  const [role, search] = await Promise.all(
    ['.role', '.search'].map((one) => boxOf(page.locator(one))),
  )
  expect(role!.y).toBe(search!.y)
  expect(search!.x - role!.right).toBeCloseTo(-1, 0)
})

test('aligns buttons on one line, whatever they contain', async ({ page }) => {
  await show(
    page,
    `<div><x-kit::button>a</x-kit::button> <x-kit::button loading>b</x-kit::button>
    <x-kit::button icon="plus">c</x-kit::button> <x-kit::button icon="plus" label="d" />
    <x-kit::button trailing="x">e</x-kit::button> <x-kit::button loading label="f" icon="plus" /></div>
    <div style="display: flex; align-items: baseline"><x-kit::button>a</x-kit::button><x-kit::button loading>b</x-kit::button><x-kit::button icon="x" label="c" /></div>`,
  )
  for (const line of await page.locator('main > div').all()) {
    const boxes = await Promise.all((await line.locator('.kit-button').all()).map(boxOf))
    expect(boxes.length).toBeGreaterThan(2)
    for (const { y, height } of boxes) expect([y, height]).toEqual([boxes[0]!.y, 40])
  }
  await expect(page.getByRole('button', { name: 'a', exact: true })).toHaveCount(2)
  const [plain, icon] = await Promise.all([
    boxOf(page.getByRole('button', { name: 'd' })),
    boxOf(page.getByRole('button', { name: 'd' }).locator('svg')),
  ])
  expect(icon.x - plain.x).toBeCloseTo(plain.right - icon.right, 1)
})

/** Returns the elements that clip or cover the ring of the focused element. */
async function findWhatCutsTheRing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement!
    // A control inside a frame shows its ring around the frame.
    const ringed = [element, element.parentElement!].find(
      (one) => getComputedStyle(one).outlineStyle !== 'none',
    )
    if (!ringed) return ['no ring']
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed)
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const box = ringed.getBoundingClientRect()
    const ring = {
      left: box.left - reach,
      top: box.top - reach,
      right: box.right + reach,
      bottom: box.bottom + reach,
    }
    const found: string[] = []
    for (let one = ringed.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const frame = one.getBoundingClientRect()
      const left = frame.left + one.clientLeft
      const top = frame.top + one.clientTop
      const isCut =
        (overflowX !== 'visible' &&
          (ring.left < left - 0.1 || ring.right > left + one.clientWidth + 0.1)) ||
        (overflowY !== 'visible' &&
          (ring.top < top - 0.1 || ring.bottom > top + one.clientHeight + 0.1))
      if (isCut && one !== document.documentElement) found.push(one.className)
    }
    const cover = [...document.querySelectorAll('.kit-dialog-header, .kit-dialog-footer')].filter(
      (one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return height && ring.top < bottom - 0.1 && ring.bottom > top + 0.1 && !one.contains(ringed)
      },
    )
    return [...found, ...cover.map(({ className }) => className)]
  })
}

const controls = `<x-kit::button class="first">First</x-kit::button>
<x-kit::table caption="T" :columns="['a']" class="table" variant="plain"><tr><td><x-kit::link href="#a">a</x-kit::link></td></tr></x-kit::table>
<x-kit::tabs label="T"><x-kit::tabs.tab value="a">A</x-kit::tabs.tab><x-kit::tabs.panel value="a"><x-kit::link href="#b">b</x-kit::link></x-kit::tabs.panel></x-kit::tabs>
<x-kit::checkbox label="C" name="c" /><x-kit::input label="D" name="d" /><x-kit::button>Last</x-kit::button>`

test('clips no focus ring in any component that holds controls', async ({ page }) => {
  for (const [name, [start, end]] of Object.entries({
    ...holders,
    modal: [
      '<x-kit::modal id="m" title="T" open>',
      '<x-kit::modal.footer><x-kit::button>S</x-kit::button></x-kit::modal.footer></x-kit::modal>',
    ] as const,
    drawer: [
      '<x-kit::drawer id="m" title="T" open>',
      '<x-slot name="footer"><x-kit::button>S</x-kit::button></x-slot></x-kit::drawer>',
    ] as const,
  })) {
    await test.step(name, async () => {
      await show(page, `${start}${controls}${end}`)
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('[popover]')?.showPopover()
        const dialog = document.querySelector('dialog')
        dialog?.close()
        dialog?.showModal()
        document.querySelector<HTMLElement>('.first')!.focus()
      })
      const seen: string[] = []
      for (let index = 0; index < 6; index++) {
        await page.keyboard.press(index ? 'Tab' : 'Shift+Tab')
        if (!index)
          await page.evaluate(() => document.querySelector<HTMLElement>('.first')!.focus())
        seen.push(await page.evaluate(() => document.activeElement!.textContent!.trim()))
        expect(await findWhatCutsTheRing(page), seen.at(-1)).toEqual([])
      }
      expect(seen[0]).toBe('First')
      expect(new Set(seen).size).toBeGreaterThan(3)
    })
  }
})

test('clips no focus ring in a menu', async ({ page }) => {
  await show(
    page,
    `<x-kit::dropdown id="menu" label="Menu"><x-kit::dropdown.item>One</x-kit::dropdown.item><x-kit::dropdown.item href="#a">Two</x-kit::dropdown.item></x-kit::dropdown>`,
  )
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  for (const name of ['One', 'Two']) {
    await page.getByText(name, { exact: true }).evaluate((element) => {
      const item = element.closest<HTMLElement>('.kit-dropdown-item')!
      item.tabIndex = 0
      item.focus()
    })
    expect(await findWhatCutsTheRing(page)).toEqual([])
  }
})

test('keeps a neutral avatar visible on a hovered ghost button', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await show(
      page,
      `<x-kit::button variant="ghost" color="neutral"><x-kit::avatar name="Ada Lovelace" size="sm" color="neutral" />Ada</x-kit::button>`,
    )
    await page.emulateMedia({ colorScheme })
    await page.getByRole('button').hover()
    const avatar = await boxOf(page.locator('.kit-avatar'))
    const image = (
      await page.screenshot({
        clip: { x: avatar.x - 4, y: avatar.y + avatar.height / 2, width: 8, height: 1 },
      })
    ).toString('base64')
    const steps = await page.evaluate(async (image) => {
      const bytes = await (await fetch(`data:image/png;base64,${image}`)).blob()
      const bitmap = await createImageBitmap(bytes)
      const canvas = new OffscreenCanvas(bitmap.width, 1).getContext('2d')!
      canvas.drawImage(bitmap, 0, 0)
      const { data } = canvas.getImageData(0, 0, bitmap.width, 1)
      return Array.from({ length: bitmap.width }, (_, index) => data[index * 4]!)
    }, image)
    expect(Math.max(...steps) - Math.min(...steps), colorScheme).toBeGreaterThan(20)
  }
})

test('makes a label bolder than the value, and a description one size smaller', async ({
  page,
}) => {
  await show(
    page,
    `<x-kit::field name="a" label="A" description="D" hint="H" class="one"><x-kit::input /></x-kit::field>
    <x-kit::input name="b" label="B" description="D" size="lg" />
    <x-kit::checkbox name="c" label="C" description="D" />`,
  )
  const looks = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { fontSize, fontWeight } = getComputedStyle(one)
        return `${parseFloat(fontSize)} ${fontWeight}`
      }),
    )
  expect(await looks('.kit-field-label')).toEqual(['14 560', '16 560', '14 500'])
  expect(await looks('.kit-field-description')).toEqual(['12 400', '14 400', '12 400'])
  expect(await looks('.kit-field-hint')).toEqual(['12 400'])
  expect(await looks('.kit-input-control')).toEqual(['14 400', '16 400'])
})

const theirs = await readFile(fileURLToPath(import.meta.resolve('tailwindcss/index.css')), 'utf8')

test('keeps overlays at their place despite utilities that space siblings', async ({ page }) => {
  const { build } = await compile(theirs)
  const utilities = build(['space-y-4', 'space-x-4'])
  const overlays = `<x-kit::modal id="m" title="M">M</x-kit::modal><x-kit::drawer id="d" title="D" side="bottom">D</x-kit::drawer>
    <x-kit::popover id="p" label="P">P</x-kit::popover><p>end</p>`
  const places = []
  for (const kind of ['', 'space-y-4 space-x-4']) {
    await show(
      page,
      `<div class="${kind}"><p>a</p><button popovertarget="p">b</button>${overlays}</div>`,
    )
    const order = '@layer theme, base, components, utilities;'
    await page.evaluate((css) => {
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
    }, order + utilities)
    const found = await page.evaluate(() => {
      const place = (id: string) => {
        const element = document.getElementById(id)!
        const opener = document.querySelector('button')!.getBoundingClientRect()
        if (element instanceof HTMLDialogElement) element.showModal()
        else (document.querySelector('button') as HTMLElement).click()
        const { left, top, right, bottom } = element.getBoundingClientRect()
        if (element instanceof HTMLDialogElement) element.close()
        const isBeside = id === 'p'
        return [left, top, right, bottom].map((one, index) =>
          Math.round(isBeside ? one - (index % 2 ? opener.bottom : opener.left) : one),
        )
      }
      return ['m', 'd', 'p'].map(place)
    })
    places.push(found)
  }
  const [modal, drawer] = places[0]!
  expect(modal![1]! + modal![3]!).toBe(800)
  expect(drawer![3]).toBe(800)
  expect(places[1]).toEqual(places[0])
})

for (const scripted of [true, false]) {
  test.describe(`a colour, ${scripted ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled: scripted })

    test('shows a colour as a swatch, with its value beside it while that is up to date', async ({
      page,
    }) => {
      const html = await edge
        .createRenderer()
        .renderRaw(
          '<x-kit::form><x-kit::input type="color" label="Brand" name="brand" value="#3366CC" /></x-kit::form>',
        )
      await page.setViewportSize({ width: 800, height: 600 })
      await openBarePage(page, html)
      const box = await boxOf(page.locator('.kit-input-box'))
      expect(box.width).toBeLessThan(200)
      expect(box.height).toBe(40)
      const value = page.locator('[data-kit-part=value]')
      if (!scripted) return expect(value).toBeHidden()
      await expect(value).toHaveText('#3366cc')
      await page.addScriptTag({ type: 'module', url: '/scripts/input.js' })
      await page.getByLabel('Brand').fill('#aa0000')
      await expect(value).toHaveText('#aa0000')
      await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
      await expect(value).toHaveText('#3366cc')
      await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('#3366cc')
    })
  })
}

test('gives a plain link the colour of its text, and underlines it on hover and focus', async ({
  page,
}) => {
  await show(
    page,
    '<p style="color: rgb(1, 2, 3)"><x-kit::link href="#a" variant="plain">Ada</x-kit::link></p>',
  )
  const link = page.getByRole('link')
  const line = () => link.evaluate((one) => getComputedStyle(one).textDecorationColor)
  await expect(link).toHaveCSS('color', 'rgb(1, 2, 3)')
  expect(await line()).toBe('rgba(0, 0, 0, 0)')
  await link.hover()
  expect(await line()).toBe('rgb(1, 2, 3)')
  await page.mouse.move(0, 700)
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  expect(await line()).toBe('rgb(1, 2, 3)')
})

const pressable: Record<string, string> = {
  '.solid': '<x-kit::button class="solid">a</x-kit::button>',
  '.soft': '<x-kit::button variant="soft" class="soft">a</x-kit::button>',
  '.outline': '<x-kit::button variant="outline" class="outline">a</x-kit::button>',
  '.ghost': '<x-kit::button variant="ghost" class="ghost">a</x-kit::button>',
  '.kit-tabs-tab': holders['tabs.panel']!.join('a'),
  '.kit-accordion-summary': holders['accordion.item']!.join('a'),
  '.kit-pagination-link[href]:not([aria-current])':
    '<x-kit::pagination :page="1" :pages="3" url="/a" />',
  '.kit-nav-link':
    '<x-kit::nav label="N"><x-kit::nav.item href="#a">a</x-kit::nav.item></x-kit::nav>',
  '.kit-alert-close': '<x-kit::alert dismissible>a</x-kit::alert>',
  '.kit-toast-close': '<x-kit::toast title="a" />',
  '.kit-switch-control': '<x-kit::switch label="a" name="a" />',
  '.kit-checkbox-control': '<x-kit::checkbox label="a" name="a" />',
  '.kit-radio-control': '<x-kit::radio label="a" name="a" value="a" />',
  '.kit-dropdown-item':
    '<x-kit::dropdown id="menu" label="a"><x-kit::dropdown.item>b</x-kit::dropdown.item></x-kit::dropdown>',
}

test('changes everything that can be pressed while it is pressed', async ({ page }) => {
  for (const [selector, template] of Object.entries(pressable)) {
    await test.step(selector, async () => {
      await show(page, template)
      await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover())
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
      const element = page.locator(selector).first()
      const looks = () =>
        element.evaluate((one) => {
          const { backgroundColor, translate } = getComputedStyle(one)
          return [backgroundColor, translate, getComputedStyle(one, '::before').width]
        })
      await element.hover()
      const before = await looks()
      await page.mouse.down()
      await expect.poll(looks).not.toEqual(before)
      // Nothing moves for readers who prefer reduced motion.
      expect((await looks())[1]).toBe('none')
      await page.mouse.up()
    })
  }
})

test('moves a pressed button, unless the reader prefers reduced motion', async ({ page }) => {
  await show(page, pressable['.solid']!)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button').hover()
  await page.mouse.down()
  await expect(page.getByRole('button')).toHaveCSS('translate', '0px 1px')
})

const pieces = `<p class="a">A</p><ul class="b"><li>B</li></ul><x-kit::separator class="c" />
<x-kit::card class="d">D</x-kit::card><input type="hidden" name="token"><blockquote class="e">E</blockquote>
<x-kit::input class="f" label="F" name="f" /><x-kit::modal id="last" title="L">L</x-kit::modal>`

test('separates the elements of a stack, a grid or a page by one gap, whatever their margins', async ({
  page,
}) => {
  for (const [name, [start, end]] of Object.entries({
    stack: ['<x-kit::stack>', '</x-kit::stack>'],
    'stack in a card': ['<x-kit::card><x-kit::stack>', '</x-kit::stack></x-kit::card>'],
    grid: ['<x-kit::grid :columns="1">', '</x-kit::grid>'],
    page: ['<x-kit::page gap="md">', '</x-kit::page>'],
  })) {
    await test.step(name, async () => {
      await show(page, `${start}${pieces}${end}`)
      const locators = ['.a', '.b', '.c', '.d', '.e', '.f'].map((one) => page.locator(one))
      expect(await listGaps(...locators)).toEqual([20, 20, 20, 20, 20])
    })
  }
})

test('makes a small ring of progress in a page or a stack as wide as its text', async ({
  page,
}) => {
  const ring = `<label class="kit-progress-circle" data-kit="progress.circle" data-size="sm"><svg class="kit-progress-ring"></svg><span class="kit-progress-label">A</span></label>`
  await openBarePage(
    page,
    `<div class="kit-page" data-kit="page">${ring}</div>
<div class="kit-stack" data-kit="stack" data-orientation="vertical">${ring}</div>`,
  )
  const widths = await page
    .locator('.kit-progress-circle')
    .evaluateAll((rings) => rings.map((one) => (one as HTMLElement).offsetWidth))
  expect(widths).toHaveLength(2)
  expect(Math.max(...widths)).toBeLessThan(100)
})

test('keeps the width of a button in a row on one line, and the centres of a divided row', async ({
  page,
}) => {
  const button = '<x-kit::button class="b" icon="download" label="Download" />'
  const text = `<x-kit::text truncate>${'a-long-name'.repeat(9)}</x-kit::text>`
  await show(
    page,
    `<x-kit::stack orientation="horizontal" :wrap="false">${text}${button}</x-kit::stack>`,
    { width: 360 },
  )
  const { width, height } = await boxOf(page.locator('.b'))
  expect(width).toBe(height)
  await show(
    page,
    `<x-kit::stack orientation="horizontal" divided>
      <x-kit::text as="div"><span class="a">12 files</span></x-kit::text><div>${button}</div></x-kit::stack>`,
  )
  const [a, b] = [await boxOf(page.locator('.a')), await boxOf(page.locator('.b'))]
  expect(Math.abs(a.y + a.bottom - b.y - b.bottom)).toBeLessThan(3)
})

test('fills the box of an aspect with a picture, also in a link or a <picture>', async ({
  page,
}) => {
  const tall = `<svg xmlns='http://www.w3.org/2000/svg' width='300' height='900'></svg>`
  const image = `<img alt="" src="data:image/svg+xml,${encodeURIComponent(tall)}">`
  for (const content of [image, `<a href="/a">${image}</a>`, `<picture>${image}</picture>`]) {
    await show(page, `<x-kit::aspect ratio="4/3">${content}</x-kit::aspect>`, { width: 400 })
    const [box, picture] = [
      await boxOf(page.locator('.kit-aspect')),
      await boxOf(page.locator('img')),
    ]
    expect([picture.width, picture.height], content).toEqual([box.width, box.height])
  }
})

/** Returns the number of columns that the elements with the class `cell` form. */
async function countColumns(page: Page): Promise<number> {
  const boxes = await Promise.all((await page.locator('.cell').all()).map(boxOf))
  return new Set(boxes.map(({ x }) => Math.round(x))).size
}

const cells = (count: number) => '<p class="cell">Cell</p>'.repeat(count)

test('counts the columns of a grid by the width of the grid, not of the window', async ({
  page,
}) => {
  const counts: Record<string, number[]> = {}
  for (const columns of [2, 3, 4, 6, 12]) {
    counts[columns] = []
    for (const width of [288, 500, 700, 1000]) {
      const grid = `<x-kit::grid :columns="${columns}">${cells(12)}</x-kit::grid>`
      await show(page, `<div style="inline-size: ${width}px">${grid}</div>`, { width: 1280 })
      counts[columns].push(await countColumns(page))
    }
  }
  expect(counts).toEqual({
    2: [1, 2, 2, 2],
    3: [1, 2, 3, 3],
    4: [1, 2, 2, 4],
    6: [1, 2, 3, 6],
    12: [1, 1, 12, 12],
  })
})

test('makes as many columns of a grid as there is room for, and at most `columns`', async ({
  page,
}) => {
  const counts: number[] = []
  for (const props of ['min="xs"', 'min="sm"', 'min="lg"', '', 'min="xs" :columns="3"']) {
    await show(page, `<x-kit::grid ${props} gap="none">${cells(12)}</x-kit::grid>`)
    counts.push(await countColumns(page))
  }
  expect(counts).toEqual([4, 3, 2, 2, 3])
})

test('lets an item span no more columns than the grid has', async ({ page }) => {
  for (const props of [':columns="3"', ':columns="12"', 'min="xs"', 'min="lg"']) {
    for (const width of [320, 480, 800, 1100]) {
      const items = '<x-kit::grid.item class="item" :span="8">A</x-kit::grid.item>'
      await show(page, `<x-kit::grid ${props}>${items}${cells(2)}</x-kit::grid>`, { width })
      const [grid, item] = await Promise.all([
        boxOf(page.locator('.kit-grid')),
        boxOf(page.locator('.item')),
      ])
      expect(item.right, `${props} at ${width} px`).toBeLessThanOrEqual(grid.right + 0.5)
    }
  }
})

test('lets an item of a grid with `min` span as many columns as there are', async ({ page }) => {
  const grids = ['xs', 'sm', 'lg'].flatMap((min) =>
    ['', ':columns="3"'].flatMap((columns) =>
      ['none', 'xl'].map(
        (gap) =>
          `<x-kit::grid min="${min}" ${columns} gap="${gap}"><x-kit::grid.item :span="3">A</x-kit::grid.item>${cells(3)}</x-kit::grid>`,
      ),
    ),
  )
  await show(page, `<div class="room">${grids.join('')}</div>`, { width: 1400 })
  const wrong = await page.locator('.room').evaluate((room: HTMLElement) => {
    const found: string[] = []
    for (let width = 160; width <= 1300; width += 3) {
      room.style.inlineSize = `${width}px`
      for (const items of room.querySelectorAll('.kit-grid-items')) {
        const { gridTemplateColumns, columnGap } = getComputedStyle(items)
        const tracks = gridTemplateColumns.split(' ').map(Number.parseFloat)
        const span = Math.min(3, tracks.filter(Boolean).length)
        const expected = span * tracks[0]! + (span - 1) * Number.parseFloat(columnGap)
        const { width: actual } = items.firstElementChild!.getBoundingClientRect()
        if (Math.abs(actual - expected) > 1) found.push(`${width} px: ${actual}, not ${expected}`)
      }
    }
    return found
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('shows both lines of a vertical separator with a label beside buttons and text', async ({
  page,
}) => {
  for (const one of [
    '<x-kit::button>Upload</x-kit::button>',
    '<x-kit::text>Upload</x-kit::text>',
  ]) {
    const line = '<x-kit::separator orientation="vertical" label="or" />'
    await show(page, `<x-kit::stack orientation="horizontal">${one}${line}${one}</x-kit::stack>`)
    const lines = await page
      .locator('.kit-separator')
      .evaluate((element) =>
        ['::before', '::after'].map((pseudo) =>
          Number.parseFloat(getComputedStyle(element, pseudo).blockSize),
        ),
      )
    for (const length of lines) expect(length, one).toBeGreaterThanOrEqual(8)
  }
})

test('gives all places of a code the same width in a card on a phone', async ({ page }) => {
  for (const length of [4, 6, 8]) {
    const code = `<x-kit::otp label="Code" name="code" size="lg" :length="${length}" />`
    await show(
      page,
      `<x-kit::page><x-kit::card padding="lg"><x-kit::form>${code}</x-kit::form></x-kit::card></x-kit::page>`,
      { width: 320 },
    )
    const room = await page.locator('.kit-otp-box').evaluate((box) => box.clientWidth)
    // The input is half a place wider than its places.
    const input = await boxOf(page.locator('input'))
    expect(Math.abs((input.width / (length + 0.5)) * length - room - 1)).toBeLessThan(1)
  }
})

test('marks the chosen options of a list without the focus', async ({ page }) => {
  const list = `name="days[]" :options="['Monday', 'Tuesday']" :value="['Tuesday']" multiple`
  await show(
    page,
    `<x-kit::select label="Days" ${list} /><x-kit::select label="No days" ${list} disabled />`,
  )
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media)
    for (const select of await page.locator('select').all()) {
      const [other, chosen] = await select
        .locator('option')
        .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor))
      expect(chosen, JSON.stringify(media)).not.toBe(other)
    }
  }
})

test('never scrolls the page sideways at 320 px, with wide content in any layout', async ({
  page,
}) => {
  for (const [name, [start, end]] of Object.entries({
    'stack in a row': ['<x-kit::stack orientation="horizontal"><b>a</b>', '</x-kit::stack>'],
    'row that does not wrap': [
      '<x-kit::stack orientation="horizontal" :wrap="false"><b>a</b>',
      '</x-kit::stack>',
    ],
    'divided row': ['<x-kit::stack orientation="horizontal" divided><b>a</b>', '</x-kit::stack>'],
    'column that is not stretched': ['<x-kit::stack align="center">', '</x-kit::stack>'],
    grid: ['<x-kit::grid :columns="3">', '</x-kit::grid>'],
    'item of a grid': [
      '<x-kit::grid><x-kit::grid.item span="full">',
      '</x-kit::grid.item></x-kit::grid>',
    ],
    page: ['<x-kit::container><x-kit::page>', '</x-kit::page></x-kit::container>'],
    'form with columns': ['<x-kit::form :columns="3">', '</x-kit::form>'],
  })) {
    await test.step(name, async () => {
      await show(
        page,
        `${start}<div>${wide}<pre style="overflow: auto">${cell}${cell}</pre></div>${end}`,
        { width: 320 },
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const [box, table] = await page
        .locator('.kit-table')
        .evaluate((element) => [element.clientWidth, element.scrollWidth])
      expect(table).toBeGreaterThan(box!)
    })
  }
})

test('puts the fields of a form into columns, and everything else into rows', async ({ page }) => {
  const form = `<x-kit::form :columns="2"><x-kit::input class="a" label="A" name="a" />
    <x-kit::input class="b" label="B" name="b" /><x-kit::textarea class="c" label="C" name="c" />
    <x-kit::form.actions class="d"><x-kit::button>Save</x-kit::button></x-kit::form.actions></x-kit::form>`
  const locate = () => Promise.all(['.a', '.b', '.c', '.d'].map((one) => boxOf(page.locator(one))))
  await show(page, form)
  const [a, b, c, d] = await locate()
  expect(b!.y).toBe(a!.y)
  expect([c!.width, d!.width]).toEqual([768, 768])
  await show(page, form, { width: 320 })
  const narrow = await locate()
  expect(narrow.map(({ x }) => x)).toEqual([16, 16, 16, 16])
  expect(narrow.map(({ width }) => width)).toEqual([288, 288, 288, 288])
})

test('gives one column of a form to each field with one box, and a row to others', async ({
  page,
}) => {
  const one = {
    input: '<x-kit::input label="A" name="input" />',
    select: '<x-kit::select label="A" name="select" :options="[\'A\']" />',
    combobox: '<x-kit::combobox label="A" name="combobox" :options="[\'A\']" />',
    tags: '<x-kit::tags label="A" name="tags" />',
    number: '<x-kit::number label="A" name="number" />',
    date: '<x-kit::date label="A" name="date" />',
    file: '<x-kit::file label="A" name="file" />',
    field: '<x-kit::field label="A" name="field"><x-kit::otp /></x-kit::field>',
  }
  const row = {
    textarea: '<x-kit::textarea label="A" name="textarea" />',
    slider: '<x-kit::slider label="A" name="slider" />',
    otp: '<x-kit::otp label="A" name="otp" />',
    color: '<x-kit::color legend="A" name="color" :options="[\'#0d9488\']" />',
    rating: '<x-kit::rating legend="A" name="rating" />',
    switch: '<x-kit::switch label="A" name="switch" />',
    checkbox: '<x-kit::checkbox label="A" name="checkbox" />',
    upload: '<x-kit::upload label="A" name="upload" />',
  }
  const all = Object.values({ ...one, ...row }).join('')
  await show(page, `<x-kit::form :columns="2">${all}</x-kit::form>`)
  const columns = await page.locator('form > [data-kit]').evaluateAll((elements) =>
    elements.map((element) => {
      const { gridColumnStart } = getComputedStyle(element)
      return [element.getAttribute('data-kit'), gridColumnStart === 'auto' ? 'column' : 'row']
    }),
  )
  expect(Object.fromEntries(columns)).toEqual({
    ...Object.fromEntries(Object.keys(one).map((name) => [name, 'column'])),
    ...Object.fromEntries(Object.keys(row).map((name) => [name, 'row'])),
  })
})

test('keeps the focused field above the sticky buttons of a form, also with a dock', async ({
  page,
}) => {
  const fields = Array.from({ length: 20 }, (_, index) => index).map(
    (index) => `<x-kit::input label="Field ${index}" name="f${index}" id="f${index}" />`,
  )
  const form = `<x-kit::form>${fields.join('')}<x-kit::form.actions sticky class="bar">
    <x-kit::button type="submit">Save</x-kit::button></x-kit::form.actions></x-kit::form>`
  const dock =
    '<x-kit::dock label="Pages"><x-kit::dock.item href="/a" icon="house">A</x-kit::dock.item></x-kit::dock>'
  for (const [template, width] of [
    [form, 800],
    [form + dock, 390],
  ] as const) {
    await show(page, template, { width })
    for (let index = 0; index < 20; index++) {
      await page.locator(`#f${index}`).focus()
      const [field, bar] = await Promise.all([
        boxOf(page.locator(`#f${index}`)),
        boxOf(page.locator('.bar')),
      ])
      expect(field.bottom, `field ${index}, ${width} px`).toBeLessThanOrEqual(bar.y)
    }
  }
})

test('leaves the end of a page, sticky actions and a floating button above a dock on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const html = await edge.renderRaw(
    `<x-kit::form action="/a"><p style="height: 300vh">Text</p>
    <x-kit::form.actions sticky><x-kit::button type="submit">Save</x-kit::button></x-kit::form.actions></x-kit::form>
    <x-kit::back-to-top floating /><p id="end">End</p>
    <x-kit::dock label="Pages"><x-kit::dock.item href="/a" icon="house">A</x-kit::dock.item></x-kit::dock>`,
  )
  await openBarePage(page, html)
  // As in new AdonisJS applications.
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = '@layer app { html, body { height: 100% } }'
    document.head.prepend(style)
  })
  const dock = await boxOf(page.locator('.kit-dock'))
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const button = await boxOf(page.getByRole('link', { name: 'Back to top' }))
  expect(button.bottom).toBeLessThan(dock.y)
  expect(button.bottom).toBeGreaterThan(dock.y - 40)
  expect((await boxOf(page.locator('.kit-form-actions'))).bottom).toBeCloseTo(dock.y)
  await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
  const end = await boxOf(page.locator('#end'))
  expect(end.bottom).toBeLessThanOrEqual(dock.y)
})
