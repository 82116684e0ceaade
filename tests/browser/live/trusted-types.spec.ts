import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Catalog } from '../../../engine/schema/catalog.ts'
import { expect, test, type Page } from '../test.ts'
import { openStrictPage, render } from './open-strict-page.ts'

const remote = `
  <x-kit::combobox label="Owner" name="owner" src="/owners" />
  <x-kit::button opens="search">Search</x-kit::button>
  <x-kit::command id="search" label="Search" src="/pages" keys="" />
  <x-kit::form><x-kit::upload label="Photos" name="photos" url="/photos" /></x-kit::form>`

const message = (page: Page) => page.locator('.kit-combobox-message')

test('reads answers in HTML and JSON with Trusted Types, and runs nothing in them', async ({
  page,
}) => {
  const attack =
    '<img src="/ran.svg" onerror="document.title = 1"><script>document.title = 1</script>'
  const answers: Record<string, string> = {
    '/owners': `${attack}<optgroup label="Team"><option value="3">Ada <b>Lovelace</b></option></optgroup>`,
    '/pages': `${attack}<option value="/projects">Projects</option>`,
    '/photos': 'key-1',
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const errors = await openStrictPage(page, await render(remote), {
    answers: Object.fromEntries(Object.keys(answers).map((path) => [path, () => answers[path]!])),
    hasTrustedTypes: true,
  })
  const owner = page.getByRole('combobox', { name: 'Owner' })
  for (const text of ['a', 'b']) {
    await owner.fill(text)
    await expect(page.getByRole('option')).toHaveText(['Ada Lovelace'])
    answers['/owners'] = '[{"label":"Ada Lovelace","value":3}]'
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  for (const text of ['a', 'b']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(text)
    const option = page.getByRole('option', { name: 'Projects' })
    await expect(option).toHaveAttribute('href', '/projects')
    answers['/pages'] = '[{"label":"Projects","href":"/projects"}]'
  }
  await page.keyboard.press('Escape')
  await page
    .getByLabel('Photos')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  expect(asked).not.toContain('/ran.svg')
  await expect(page).toHaveTitle('Live')
  // The browser reports the preview of the file, and what it does not run in the answers.
  const expected = /'blob:|inline event handler/
  expect(errors.filter((error) => !expected.test(error))).toEqual([])
})

test('shows the usual message if the page does not allow the policy', async ({ page }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    trustedTypes.createPolicy('kit', {})
  })
  const errors = await openStrictPage(page, await render(remote), {
    answers: { '/owners': '<option value="3">Ada</option>' },
    hasTrustedTypes: true,
  })
  await page.getByRole('combobox', { name: 'Owner' }).fill('a')
  await expect(message(page)).toHaveText('The search failed. Change the text to try again.')
  // The browser reports both the second policy and the text without one.
  expect(errors.every((error) => /Trusted/.test(error))).toBe(true)
})

test('runs all examples of all components with Trusted Types', async ({ page }) => {
  const { components } = JSON.parse(await readFile('kit/build/catalog.json', 'utf8')) as Catalog
  const examples = components.flatMap(({ examples }) => examples.map(({ code }) => render(code)))
  const html = await Promise.all(examples)
  const errors = await openStrictPage(page, html.join('\n'), { hasTrustedTypes: true })
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(errors.filter((error) => /Trusted|TypeError/.test(error))).toEqual([])
})

/** Answers that are larger than anybody reads, which count what was sent until nobody reads them. */
async function openEndless(isAnnounced: boolean) {
  const piece = '<option>Ada</option>'.repeat(5000)
  let sent = 0
  let isEnded = false
  const send = (response: ServerResponse) => {
    let isOpen = !response.destroyed
    while (isOpen) {
      isOpen = response.write(piece)
      sent += piece.length
    }
  }
  const server = createServer((_, response) => {
    response.on('close', () => (isEnded = true))
    response.setHeader('content-type', 'text/html')
    if (isAnnounced) {
      response.setHeader('content-length', 20_000_000)
      response.flushHeaders()
      return
    }
    response.on('drain', () => send(response))
    send(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    at: `http://127.0.0.1:${port}`,
    isEnded: () => isEnded,
    sent: () => sent,
    close: () => server.close(),
  }
}

for (const isAnnounced of [true, false]) {
  test(`stops reading an answer that ${isAnnounced ? 'announces' : 'reaches'} 1 MB`, async ({
    page,
  }) => {
    const endless = await openEndless(isAnnounced)
    const { at } = endless
    await openStrictPage(page, await render(remote), { at, answers: { '/owners': null } })
    const owner = page.getByRole('combobox', { name: 'Owner' })
    await owner.fill('a')
    await expect(message(page)).toHaveText('The search failed. Change the text to try again.')
    await expect(owner).toHaveValue('a')
    await expect.poll(endless.isEnded).toBe(true)
    expect(endless.sent()).toBeLessThan(20_000_000)
    endless.close()
  })
}

test('shows the first thousand options of an answer', async ({ page }) => {
  const options = Array.from({ length: 1500 }, (_, index) => `Number ${index}`)
  const answers = {
    '/owners': JSON.stringify(options),
    '/pages': options.map((option) => `<option>${option}</option>`).join(''),
  }
  await openStrictPage(page, await render(remote), { answers })
  const owner = page.getByRole('combobox', { name: 'Owner' })
  await owner.fill('number')
  const shown = page.locator('[role="option"]').filter({ visible: true })
  await expect(shown).toHaveCount(100)
  for (let count = 0; count < 15; count++) {
    await page
      .locator('.kit-combobox-popup')
      .first()
      .evaluate((popup) => popup.scrollBy(0, 1e6))
    await expect.poll(() => shown.count()).toBeGreaterThan(Math.min(count * 100, 899))
  }
  await expect(shown).toHaveCount(1000)
})
