import { expect, test } from '../test.ts'
import { findHtmlProblems } from '../find-html-problems.ts'
import { openBarePage } from '../open-bare-page.ts'
import { watchClicks } from '../watch-clicks.ts'

test('has valid ids and references while the search shows results', async ({ page }) => {
  await watchClicks(page)
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

test('finds no defect in operable elements', async ({ page }) => {
  await openBarePage(page, '')
  await page.setContent(operable.join(''))
  expect(await findHtmlProblems(page)).toEqual([])
})

test('finds each defect of the HTML', async ({ page }) => {
  // The policy of the page before would block a style attribute.
  await openBarePage(page, '')
  for (const [problem, html] of seeded) {
    await test.step(`${problem}, ${html}`, async () => {
      await page.setContent(html)
      expect.soft(await findHtmlProblems(page)).toEqual([expect.stringContaining(problem)])
    })
  }
})
