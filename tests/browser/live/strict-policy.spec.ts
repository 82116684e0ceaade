import { expect, test, type Page } from '../test.ts'
import { openStrictPage, render, type Library, type Swap } from './open-strict-page.ts'

/** A library on a page with Kit, something that it does there, and what its policy must allow. */
type Case = {
  load: Library[]
  html: string
  act?: (page: Page) => Promise<void>
  hasNonce?: boolean
  needs?: RegExp
}

const answer = '<p>Arrived</p>'

const cases: Record<string, Case> = {
  'Kit alone': { load: [], html: '' },
  htmx: {
    load: ['htmx'],
    html: '<button hx-get="/more" hx-target="#place" hx-swap="outerMorph">More</button>',
    async act(page) {
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByText('Arrived')).toBeVisible()
    },
  },
  Unpoly: {
    load: ['unpoly'],
    html: '<a href="/more" up-target="#place">More</a>',
    async act(page) {
      await page.getByRole('link', { name: 'More' }).click()
      await expect(page.getByText('Arrived')).toBeVisible()
    },
  },
  'Turbo with a nonce': { load: ['turbo'], html: '' },
  Turbo: { load: ['turbo'], html: '', hasNonce: false, needs: /style-src/ },
  'the morph of Alpine': {
    load: ['alpine-morph', 'alpine'],
    html: '',
    async act(page) {
      await page.locator('#place').evaluate((place) => window.swaps.alpine(place, '<p>Arrived</p>'))
      await expect(page.getByText('Arrived')).toBeVisible()
    },
  },
  'the client of Datastar': { load: ['datastar'], html: '' },
  'an expression of Datastar': {
    load: ['datastar'],
    html: '<p data-signals="{ count: 2 }" data-text="$count"></p>',
    needs: /unsafe-eval|script-src/,
  },
  'an expression of Alpine': {
    load: ['alpine'],
    html: '<p x-data="{ name: 1 + 1 }" x-text="name"></p>',
    needs: /unsafe-eval|script-src/,
  },
}

for (const [name, { load, html, act, hasNonce, needs }] of Object.entries(cases)) {
  test(`needs ${needs ? 'more' : 'nothing'} from a strict policy: ${name}`, async ({ page }) => {
    const kit = await render(`<x-kit::theme /><x-kit::tabs label="Parts">
      <x-kit::tabs.tab value="One">One</x-kit::tabs.tab>
      <x-kit::tabs.panel value="One">About</x-kit::tabs.panel></x-kit::tabs>`)
    const errors = await openStrictPage(page, `${kit}${html}<div id="place"></div>`, {
      load,
      answers: { '/more': `<div id="place">${answer}</div>` },
      ...(hasNonce !== undefined && { hasNonce }),
    })
    await act?.(page)
    await expect(page.getByRole('tab')).toBeVisible()
    if (needs) {
      await expect.poll(() => errors.length).toBeGreaterThan(0)
      for (const error of errors) expect(error).toMatch(needs)
    } else expect(errors).toEqual([])
  })
}

const morphs: Record<string, [Swap, Library[]]> = {
  idiomorph: ['idiomorph', []],
  morphdom: ['morphdom', []],
  htmx: ['htmx', ['htmx']],
  Datastar: ['datastar', []],
  Turbo: ['turbo', ['turbo']],
  Alpine: ['alpine', ['alpine-morph', 'alpine']],
}

for (const [name, [swap, load]] of Object.entries(morphs)) {
  test(`keeps a context menu at the pointer under a strict policy: ${name}`, async ({ page }) => {
    const toHtml = (text: string) =>
      render(`<x-kit::context-menu><p>${text}</p><x-kit::dropdown id="file" label="Actions">
        <x-kit::dropdown.item>${text}</x-kit::dropdown.item></x-kit::dropdown></x-kit::context-menu>`)
    const errors = await openStrictPage(page, `<div id="place">${await toHtml('Before')}</div>`, {
      load,
    })
    const menu = page.getByRole('menu')
    await page.mouse.click(90, 15, { button: 'right' })
    await expect(menu).toBeVisible()
    const before = await menu.boundingBox()
    expect([before!.x, before!.y]).toEqual([90, 15])
    for (const text of ['After', 'Again']) {
      const html = await toHtml(text)
      await page
        .locator('#place')
        .evaluate((place, [swap, html]) => window.swaps[swap](place, html), [swap, html] as const)
      await expect(page.getByRole('menuitem', { name: text })).toBeVisible()
      const after = await menu.boundingBox()
      expect([after!.x, after!.y]).toEqual([90, 15])
    }
    expect(errors).toEqual([])
  })
}
