import { expect, test, type Page } from '../test.ts'
import { findUnreachable } from '../find-unreachable.ts'
import { openBarePage } from '../open-bare-page.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!

test.use({ javaScriptEnabled: false })

/** What opens a dialog or a popover without a script. */
const openers = '.example-preview :is([popovertarget], [commandfor][command="show-modal"]):enabled'

/** Those with a script, which have most to lose, and some of the others. */
const shown = components.filter(({ script }, index) => script !== null || index % 5 === 0)

// Several in each test, because a new test takes as long as opening a page.
for (let start = 0; start < shown.length; start += 15) {
  const some = shown.slice(start, start + 15)
  test(`shows usable examples, code, tables and navigation without scripts: ${some.map(({ title }) => title).join(', ')}`, async ({
    page,
  }) => {
    const withOpeners: { name: string; title: string }[] = []
    for (const { name, title, path, codes } of some) {
      await test.step(title, async () => {
        if (path === some[0]!.path) await page.goto(path)
        else await page.evaluate(showBody, path)
        const { previews, tables, links, texts } = await page.evaluate(inspect)
        expect.soft(previews, title).toEqual({ count: codes.length, hidden: [] })
        expect.soft(tables, title).toEqual({ count: expect.any(Number), hidden: [] })
        expect.soft(tables.count, title).toBeGreaterThan(0)
        expect.soft(links, title).toEqual({ count: components.length + 1, hidden: [] })
        expect.soft(texts, title).toEqual(expect.arrayContaining(codes))
        expect.soft(await findUnreachable(page, '.example-preview'), title).toEqual([])
        if (await page.locator(openers).count()) withOpeners.push({ name, title })
      })
    }
    // The examples alone, because a dialog lays out its page again.
    for (const { name, title } of withOpeners) {
      await test.step(`opens what ${title} closes`, async () => {
        const path = `/examples/${name}`
        if (name === withOpeners[0]!.name) await page.goto(path)
        else await page.evaluate(showBody, path)
        await expectOpeners(page, title)
      })
    }
  })
}

/**
 * Shows the body of another page, whose stylesheets must be the same: without scripts, that is all
 * that an opened page shows, and takes a fifth of the time.
 */
async function showBody(path: string): Promise<void> {
  const html = await (await fetch(path)).text()
  const other = new DOMParser().parseFromString(html, 'text/html')
  const toSheets = (page: Document) =>
    [...page.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => sheet.outerHTML)
  if (toSheets(other).join() !== toSheets(document).join()) {
    throw new Error(`Cannot show ${path} in ${location.pathname}: it has other stylesheets.`)
  }
  document.body.replaceWith(other.body)
}

/** Returns what a page shows and hides of its examples, tables, navigation and code. */
function inspect() {
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return !width || !height || !element.checkVisibility({ visibilityProperty: true })
  }
  const inspectAll = (selector: string) => {
    const all = [...document.querySelectorAll(selector)]
    const hidden = all.filter(isHidden).map((element) => element.outerHTML.slice(0, 80))
    return { count: all.length, hidden }
  }
  const codes = [...document.querySelectorAll('pre.code')].filter((code) => !isHidden(code))
  return {
    previews: inspectAll('.example-preview'),
    // The table of a chart is in a disclosure, and that of a date in a popover.
    tables: inspectAll('table:not(details:not([open]) table, [popover] table)'),
    links: inspectAll('#site-navigation ul:not(.navigation-areas) a'),
    texts: codes.map((code) => code.textContent.trimEnd()),
  }
}

/** Checks that native controls open what is closed at first, with all its content. */
async function expectOpeners(page: Page, title: string): Promise<void> {
  const shown = await page.locator(openers).filter({ visible: true }).all()
  for (const opener of shown) {
    const id = await opener.evaluate(
      (element) => element.getAttribute('popovertarget') ?? element.getAttribute('commandfor'),
    )
    const target = page.locator(`[id="${id}"]`)
    await opener.click()
    await expect(target, title).toBeVisible()
    expect.soft(await findUnreachable(page, `[id="${id}"]`), title).toEqual([])
    await page.keyboard.press('Escape')
    await expect(target, title).toBeHidden()
  }
}

test('opens every view of the code and an example alone without scripts', async ({ page }) => {
  await page.goto(componentPage)
  const example = page.locator('.example').first()
  await expect(example.getByRole('button', { name: 'Opposite theme' })).toHaveCount(0)
  for (const view of await example.locator('.example-codes details').all()) {
    if ((await view.getAttribute('open')) === null) await view.locator('summary').click()
    await expect(view.locator('pre')).toBeVisible()
  }
  const link = example.getByRole('link', { name: 'alone in a new tab' })
  await page.goto((await link.getAttribute('href'))!)
  await expect(page.locator('.example-preview > *').first()).toBeVisible()
})

const unreachable = {
  'text that is not shown': '<p hidden>Price</p>',
  'text that nothing opens': '<dialog id="a"><p>Price</p></dialog>',
  'text that a disabled button opens':
    '<button commandfor="a" command="show-modal" disabled>Open</button><dialog id="a">Price</dialog>',
  'text that only the card of a button has':
    '<button interestfor="a">Usage</button><div popover="hint" id="a">Price</div>',
  'link without address': '<a>Price</a>',
  'form without submit button': '<form action="/a"><input aria-label="Price"></form>',
}
const reachable = [
  '<p>Price</p><select><option>One</option></select><svg><title>One</title></svg>',
  '<button commandfor="a" command="show-modal">Open</button><dialog id="a">Price</dialog>',
  '<button popovertarget="b">Open</button><div popover id="b">Price</div>',
  '<a href="/e" interestfor="e">Ada</a><div popover="hint" id="e">Price</div>',
  '<details><summary>Open</summary>Price</details>',
  '<form action="/a"><button>Send</button></form>',
  '<form action="/a" id="c"></form><button form="c">Send</button>',
  '<kbd><span data-key="a">Ctrl</span><span data-key="b" hidden>Command</span></kbd>',
  '<label for="d" hidden>All</label><input id="d" type="checkbox" hidden>',
]

test('finds only unreachable content without scripts', async ({ page }) => {
  await openBarePage(page, reachable.join(''))
  expect(await findUnreachable(page, 'main')).toEqual([])
  for (const [problem, html] of Object.entries(unreachable)) {
    await openBarePage(page, html)
    const kind = problem.replace(/ (that|without) .*/, '')
    expect(await findUnreachable(page, 'main')).toEqual([expect.stringContaining(kind)])
  }
})

test('shows nothing that needs scripts without them', async ({ page }) => {
  await page.goto(componentPage)
  await expect(page.locator('[data-open-search]')).toBeHidden()
  await expect(page.locator('[data-toggle-theme]')).toBeHidden()
  for (const dialog of await page.locator('dialog').all()) await expect(dialog).toBeHidden()
  await expect(page.locator('[data-open-shortcuts]')).toBeHidden()
  await expect(page.locator('.site-header').getByRole('button')).toHaveCount(0)
})

test('draws the arrow of a combobox only over a closed list', async ({ page }) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const html = await edge.createRenderer().renderRaw(
    `<x-kit::combobox name="a" label="One" :options="['A', 'B']" />
    <x-kit::combobox name="b" label="Several" :options="['A', 'B']" multiple class="list" />`,
  )
  await openBarePage(page, html)
  await expect(page.locator('.kit-combobox:not(.list) > div > .kit-icon')).toBeVisible()
  await expect(page.locator('.list select')).toBeVisible()
  await expect(page.locator('.list > div > .kit-icon')).toBeHidden()
})

test('links the menu of a phone to the navigation in the page without scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(componentPage)
  const navigation = page.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(navigation).not.toBeInViewport()
  await page.getByRole('link', { name: 'Navigation' }).click()
  await expect(navigation).toBeInViewport()
  const link = navigation.locator('li a').nth(1)
  await expect(link).toBeInViewport()
  const href = await link.getAttribute('href')
  await link.click()
  expect(new URL(page.url()).pathname).toBe(href)
})
