import { expect, test, type Page } from '../test.ts'
import { measureShift } from '../measure-shift.ts'
import { readSite } from '../read-site.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'
import { watchPage } from '../watch-page.ts'
import { weighFiles } from '../weigh-files.ts'

const { pages, components } = await readSite()
const kilobyte = 1024
/** The maximum cumulative layout shift of a page while it loads. */
const most = 0.02
/**
 * One page of each kind: home, gallery, a guide, the changelog, components with scripts, a missing
 * page.
 */
const sample = [
  ...pages.filter((path) => /^\/(components|changelog|guides\/introduction)?$/.test(path)),
  ...components
    .filter(({ script }) => script)
    .map(({ path }) => path)
    .slice(0, 2),
  '/no/such/page',
]

for (const path of sample) {
  test(`does not shift ${path} while it loads`, async ({ page }) => {
    await slowDown(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await measureShift(page, path), `${width} px`).toBeLessThanOrEqual(most)
    }
  })
}

test('measures layout shift while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    // What is not painted yet does not shift.
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      document.querySelector('main')!.style.marginTop = '300px'
    })
    observer.observe({ type: 'paint', buffered: true })
  })
  // On a busy machine, the page may be idle before its first paint.
  await expect.poll(() => measureShift(page, '/')).toBeGreaterThan(most)
})

test('loads nothing for the search before it opens, and keeps within the policy afterwards', async ({
  page,
}) => {
  const problems = watchPage(page)
  await page.goto('/')
  await waitUntilIdle(page)
  expect(await weighFiles(page, 'search.json')).toBe(0)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('button')
  await expect(page.locator('#site-search-results').getByRole('option').first()).toBeVisible()
  expect(await weighFiles(page, 'search.json')).toBeGreaterThan(kilobyte)
  expect(problems).toEqual([])
})

for (const [what, html] of Object.entries({
  script: '<script>document.title = "changed"</script>',
  'style sheet': '<style>main { color: red }</style>',
})) {
  test(`reports an inline ${what} that the policy blocks`, async ({ page }) => {
    const problems = watchPage(page)
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</head>', `${html}</head>`)
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    expect(problems.join()).toMatch(/Content Security Policy/)
    await expect(page).not.toHaveTitle('changed')
  })
}

/** Delays styles and scripts, as a phone's network does. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\.(css|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
}
