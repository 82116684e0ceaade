import { expect, test, type Page } from '../test.ts'
import { hostileAddress } from '../address.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'

const paths = ['/hostile/text', '/components/odd', '/changelog', '/components', '/']

/** Installs the function that hostile scripts call, and records what the policy blocks. */
async function watch(page: Page): Promise<{ refused: string[] }> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      probe: () => void (document.documentElement.dataset.ran = 'yes'),
    })
  })
  return { refused }
}

const hasRun = (page: Page) => page.evaluate(() => 'ran' in document.documentElement.dataset)

/** Tries to run a script in each way that markup allows. */
async function attack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = '<img src="/no/such.png" onerror="probe()"><a href="javascript:probe()">a</a>'
    place.querySelector('a')!.click()
    const script = document.createElement('script')
    script.textContent = 'probe()'
    place.append(script)
  })
}

test('runs no script of the hostile texts on any page', async ({ page }) => {
  const { refused } = await watch(page)
  for (const path of paths) {
    await page.goto(`${hostileAddress}${path}`)
    await waitUntilIdle(page)
    expect.soft(await page.locator('body').textContent(), path).toContain('probe()')
    expect.soft(refused.splice(0), path).toEqual([])
    expect.soft(await hasRun(page), path).toBe(false)
  }
})

test('shows hostile texts in search results as text', async ({ page }) => {
  const { refused } = await watch(page)
  await page.goto(hostileAddress)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('probe onerror')
  const found = page.locator('#site-search-results').getByRole('option')
  await expect(found.first()).toContainText('probe()')
  expect(await page.locator('#site-search-results :is(img, script, style)').count()).toBe(0)
  expect(refused).toEqual([])
  expect(await hasRun(page)).toBe(false)
})

test('blocks a script on a page by policy', async ({ page }) => {
  const { refused } = await watch(page)
  await page.goto(`${hostileAddress}/hostile/text`)
  await attack(page)
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3)
  expect(await hasRun(page)).toBe(false)
})

test.describe('without the policy', () => {
  test.use({ bypassCSP: true })

  test('would run the scripts that the policy blocks', async ({ page }) => {
    await watch(page)
    await page.goto(`${hostileAddress}/hostile/text`)
    await attack(page)
    await expect.poll(() => hasRun(page)).toBe(true)
  })

  test('runs no script of the hostile texts on any page, even without the policy', async ({
    page,
  }) => {
    await watch(page)
    for (const path of paths) {
      await page.goto(`${hostileAddress}${path}`)
      await waitUntilIdle(page)
      expect.soft(await hasRun(page), path).toBe(false)
    }
  })
})
