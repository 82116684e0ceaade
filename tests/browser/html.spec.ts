import { expect, test } from '@playwright/test'
import { findHtmlProblems } from './find-html-problems.ts'
import { readSite } from './read-site.ts'
import { watchClicks } from './watch-clicks.ts'

const { pages } = await readSite()

test.beforeEach(({ page }) => watchClicks(page))

test('ids and references are sound while the search shows what it found', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('button')
  await expect(page.locator('#site-search-results').getByRole('option').first()).toBeVisible()
  expect(await findHtmlProblems(page)).toEqual([])
})

const defects = {
  'duplicate id': '<p id="twice"></p><p id="twice"></p>',
  'for=': '<label for="nowhere">Name</label>',
  'aria-describedby=': '<input aria-label="Name" aria-describedby="nowhere">',
  'aria-controls=': '<button aria-controls="nowhere">Open</button>',
  'aria-labelledby=': '<section aria-labelledby="nowhere"></section>',
  'href=': '<a href="#nowhere">Go</a>',
  'label without control': '<label>Name</label>',
  'dialog without name': '<dialog></dialog>',
  'table without headers': '<table><tr><td>1</td></tr></table>',
  'commandfor=': '<button command="show-modal" commandfor="nowhere">Open</button>',
  'focusable but hidden': '<p aria-hidden="true"><a href="/">Home</a></p>',
  'pointer without role': '<div style="cursor: pointer">Go</div>',
}
const unoperable = [
  'onclick="go()"',
  'onclick="go()" role="button"',
  'onclick="go()" tabindex="0"',
  '@click="go()"',
  'x-on:click.prevent="go()"',
  'wire:click="go"',
  'hx-post="/go"',
  'hx-get="/go" hx-trigger="click delay:1s"',
  'up-follow',
]
const operable = [
  '<div onclick="go()" role="button" tabindex="0">Go</div>',
  '<div @click.outside="go()" hx-get="/go" hx-trigger="revealed">Go</div>',
  '<button @click="go()" hx-post="/go">Go</button>',
  '<form hx-post="/go"></form>',
]
const seeded = [
  ...Object.entries(defects),
  ...unoperable.map((attribute) => ['acts without role', `<span ${attribute}>Go</span>`] as const),
]

test('the check of the HTML leaves alone what can be operated', async ({ page }) => {
  await page.setContent(operable.join(''))
  expect(await findHtmlProblems(page)).toEqual([])
})

for (const [problem, html] of seeded) {
  test(`the check of the HTML finds: ${problem}, ${html}`, async ({ page }) => {
    await page.goto(pages[0]!)
    await page.locator('main').evaluate((main, html) => {
      main.insertAdjacentHTML('beforeend', html)
      // The policy of the page refuses styles in markup, not those of a script.
      const last = main.lastElementChild as HTMLElement
      last.style.cssText = last.getAttribute('style') ?? ''
    }, html)
    expect(await findHtmlProblems(page)).toEqual([expect.stringContaining(problem)])
  })
}
