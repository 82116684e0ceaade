import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { address } from '../address.ts'
import { findOverflow } from '../find-overflow.ts'
import { findViolations, rulesOfColour } from '../find-violations.ts'
import { findProblems, findResult, openPlayground, writeTemplate } from '../playground-page.ts'
import { expect, test } from '../test.ts'
import { watchPage } from '../watch-page.ts'

// The strict policy of the test server applies to the page: every violation is an error of it.

test('renders a template in the browser, again after each edit, and says what is wrong', async ({
  page,
}) => {
  const watched = watchPage(page)
  await openPlayground(page)
  await expect(findResult(page).locator('main > *').first()).toBeVisible()
  // After the first level, in the page. Axe does not see into the sandbox.
  const headings = await findResult(page).getByRole('heading').all()
  const levels = await Promise.all(headings.map((one) => one.evaluate(({ tagName }) => tagName)))
  expect(levels).toEqual(['H2', 'H3'])

  await test.step('a template and its state', async () => {
    await writeTemplate(page, '<x-kit::button icon="check">{{ label }}</x-kit::button>')
    await page.getByRole('tab', { name: 'State' }).click()
    await page.getByLabel('Variables of the template').fill('{ "label": "Save all" }')
    const button = findResult(page).getByRole('button', { name: 'Save all' })
    await expect(button).toBeVisible()
    await expect(button.locator('svg path')).not.toHaveCount(0)
    await expect(button).toHaveCSS('border-radius', /[1-9]/)
    await page.getByLabel('Variables of the template').fill('{ "label": ')
    await expect(page.locator('[data-state-error]')).toContainText('The state is not valid')
    await page.getByLabel('Variables of the template').fill('{}')
    await page.getByRole('tab', { name: 'Template' }).click()
  })

  await test.step('a form after a failed submission', async () => {
    await writeTemplate(page, '<x-kit::input name="email" label="Email" />')
    await page.getByRole('tab', { name: 'State' }).click()
    await page
      .getByLabel('Variables of the template')
      .fill('{ "errors": { "email": ["Enter an address."] }, "old": { "email": "ada@" } }')
    await expect(findResult(page).getByText('Enter an address.')).toBeVisible()
    await expect(findResult(page).getByLabel('Email')).toHaveValue('ada@')
    await page.getByLabel('Variables of the template').fill('{}')
    await page.getByRole('tab', { name: 'Template' }).click()
  })

  await test.step('problems with their line, which lead there', async () => {
    await writeTemplate(
      page,
      '<p>One</p>\n<x-kit::buton>Save</x-kit::buton>\n<x-kit::badge colour="red">New</x-kit::badge>',
    )
    await expect(findProblems(page)).toHaveCount(2)
    await expect(findProblems(page).first()).toContainText('Line 2')
    await expect(findProblems(page).first()).toContainText('x-kit::button')
    await expect(page.locator('[data-status]')).toHaveText('2 problems')
    await page.getByRole('button', { name: 'Line 3' }).click()
    await page.keyboard.type('X')
    await expect(page.locator('.cm-line').nth(2)).toContainText('Xcolour')
    await writeTemplate(page, '<p>One</p>\n\n{{ missing.name }}')
    await expect(findProblems(page).filter({ hasText: 'Line 3' })).toContainText(
      "Cannot read properties of undefined (reading 'name')",
    )
    await writeTemplate(page, '@if(true)\n<p>Two</p>\n@end')
    await expect(page.locator('[data-status]')).toHaveText('No problems')
    await expect(findResult(page).locator('main')).toHaveText('Two')
  })

  await test.step('a client script', async () => {
    await writeTemplate(
      page,
      '<x-kit::dropdown label="Actions" id="actions"><x-kit::dropdown.item href="/a">Copy</x-kit::dropdown.item></x-kit::dropdown>',
    )
    await findResult(page).getByRole('button', { name: 'Actions' }).click()
    await expect(findResult(page).getByRole('menuitem', { name: 'Copy' })).toBeVisible()
    await findResult(page).getByRole('menuitem', { name: 'Copy' }).click()
    await expect(findResult(page).locator('output')).toContainText('leads to /a')
  })
  expect(watched).toEqual([])
})

test('completes tags, props and values, and explains them', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/playground/catalog.json', async (route) => {
    await typed.promise
    await route.continue()
  })
  await openPlayground(page)
  await writeTemplate(page, '')
  const options = page.locator('.cm-tooltip-autocomplete li')
  await page.keyboard.type('<x-kit::tex')
  // What the list needs may load only after the first keys.
  typed.resolve()
  await expect(options.filter({ hasText: /^x-kit::textarea$/ })).toBeVisible()
  // In the first moments of a list, the key adds a line instead.
  await expect(async () => {
    await writeTemplate(page, '<x-kit::button ')
    await page.keyboard.type('var')
    await expect(options.first()).toContainText('variant')
    await expect(page.locator('.cm-completionInfo')).not.toBeEmpty()
    await page.keyboard.press('Enter')
    await expect(page.locator('.cm-line').first()).toContainText('variant="', { timeout: 1_000 })
  }).toPass()
  await page.keyboard.type('out')
  await expect(options.first()).toContainText('outline')

  await writeTemplate(page, '')
  await page.keyboard.type('<x-kit::button ')
  await expect(options.first()).toHaveText(/^variant/)
  const names = await options.evaluateAll((items) => items.map((item) => item.textContent))
  expect(names.slice(-3).every((name) => /^:?route/.test(name))).toBe(true)

  await writeTemplate(page, '<x-kit::unheard>Save</x-kit::unheard>')
  await expect(findProblems(page)).toContainText(['The page “Components” lists all components'])

  await writeTemplate(page, '<x-kit::button variant="soft">Save</x-kit::button>')
  await page.getByText('x-kit::button', { exact: true }).first().hover()
  await expect(page.locator('.cm-tooltip-hover')).toContainText('<x-kit::button>')
  await page.getByText('variant', { exact: true }).hover()
  await expect(page.locator('.cm-tooltip-hover')).toContainText('variant:')
})

test('stops a template that never ends, and renders the next one [limited-work]', async ({
  page,
}) => {
  await openPlayground(page)
  const endless =
    '((call) => call(call, 90))((call, n) => n ? call(call, n - 1) + call(call, n - 1) : 1)'
  await writeTemplate(page, `{{ ${endless} }}`)
  await expect(findProblems(page)).toContainText([
    'Stopped: the template took longer than two seconds',
  ])
  await writeTemplate(page, '<x-kit::badge>Next</x-kit::badge>')
  await expect(findResult(page).locator('main')).toHaveText('Next')
  await expect(findProblems(page)).toHaveCount(0)
})

test('lets nothing in a template reach the site [isolated-playground]', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'session', value: 'secret', url: address }])
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await openPlayground(page)
  const findFrame = () => page.frames().find((one) => one.url().endsWith('/playground/result'))!
  await page.evaluate(() => localStorage.setItem('secret', 'yes'))

  /** Code that returns whether it could reach something, as the body of a function. */
  const attempts = {
    fetch: `return fetch('${address}/components.json?stolen')`,
    request: `const r = new XMLHttpRequest(); r.open('GET', '${address}/?stolen', false); r.send()`,
    script: `importScripts('${address}/playground/result.js?stolen')`,
    module: `return import('${address}/playground/result.js?stolen')`,
    socket: `return new Promise((resolve, reject) => { const s = new WebSocket('${address.replace('http', 'ws')}/stolen'); s.onopen = resolve; s.onerror = reject })`,
    beacon: `if (!navigator.sendBeacon('${address}/?stolen')) throw 1`,
    storage: `return localStorage.secret`,
    database: `return new Promise((resolve, reject) => { const open = indexedDB.open('a'); open.onsuccess = resolve; open.onerror = reject })`,
    caches: `return caches.keys()`,
    cookies: `return document.cookie + (await cookieStore.getAll())`,
    page: `return parent.document`,
    origin: `if (self.origin === 'null') throw 1`,
    worker: `new Worker(URL.createObjectURL(new Blob([''])))`,
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    await test.step(name, async () => {
      // Edge only allows expressions, but those can create any function.
      const code = `return (async () => { ${attempt} })().then(() => 'reached', () => 'refused')`
      const call = `[].constructor.constructor(${JSON.stringify(code)})()`
      await writeTemplate(page, `<p>${name} {{ await ${call} }}</p>`)
      await expect(findResult(page).locator('main')).toHaveText(`${name} refused`)
    })
  }

  await test.step('HTML in the result', async () => {
    const steal = `document.title='stolen';try{document.title=parent.document.cookie+document.cookie+localStorage.secret}catch{};top.location='${address}/?stolen'`
    await writeTemplate(
      page,
      `<img src="x" onerror="${steal}"><svg onload="${steal}"></svg>` +
        `<iframe srcdoc="<script>${steal}</script>"></iframe>` +
        `<object data="${address}/?stolen"></object><script>${steal}</script>` +
        `<a href="javascript:${steal}">Link</a>` +
        `<form action="${address}/?stolen" method="post"><button>Send</button></form>` +
        `<meta http-equiv="refresh" content="0;url=${address}/?stolen">` +
        `<meta http-equiv="refresh" content="0;url=/playground/result?stolen">` +
        `<link rel="prefetch" href="${address}/?stolen"><link rel="preload" as="script" href="/playground/result.js?stolen">` +
        `<style>@import url('${address}/stolen.css'); p { background: url('${address}/?stolen') }</style>` +
        `<img src="${address}/favicon.svg?stolen" alt=""><img src="/images/ada.svg" alt="Ada">` +
        `<map name="m"><area shape="rect" coords="0,0,40,40" href="/area?stolen" alt="Area"></map>` +
        `<img usemap="#m" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40" alt="Map">` +
        `<svg width="40" height="40"><a xlink:href="/svg?stolen"><circle cx="20" cy="20" r="20"/></a></svg>` +
        `<base href="${address}/stolen/"><p>Written</p>`,
    )
    await expect(findResult(page).getByText('Written')).toBeVisible()
    await findResult(page).getByText('Link').click()
    await findResult(page).getByText('Send').click()
    await expect(findResult(page).locator('output')).toContainText('Not sent')
    await findResult(page).locator('area').dispatchEvent('click')
    await expect(findResult(page).locator('output')).toContainText('leads to /area')
    await findResult(page).locator('circle').click()
    await expect(findResult(page).locator('output')).toContainText('leads to /svg')
    await expect(findResult(page).getByAltText('Ada')).not.toHaveJSProperty('naturalWidth', 0)
    const frame = findFrame()
    const reach = await frame.evaluate(() => {
      const attempt = (run: () => unknown) => {
        try {
          run()
          return 'reached'
        } catch {
          return 'refused'
        }
      }
      return [
        attempt(() => parent.document),
        attempt(() => localStorage),
        attempt(() => document.cookie),
        attempt(() => (top!.location.href = '/?stolen')),
      ]
    })
    expect(reach).toEqual(Array(4).fill('refused'))
    expect(await frame.title()).toBe('Result')
  })

  await test.step('a frame that leaves its page', async () => {
    // A link whose URL comes from an animation, for example, has no `href`.
    const leave = () => findFrame().evaluate((url) => void (location.href = url), '/?stolen')
    await writeTemplate(page, '<p>Stays</p>')
    await expect(findResult(page).getByText('Stays')).toBeVisible()
    await findFrame().evaluate(() => (document.title = 'Before'))
    await leave()
    // The first time, perhaps by a click, it shows the same again.
    await expect.poll(() => findFrame()?.title()).toBe('Result')
    await expect(findResult(page).getByText('Stays')).toBeVisible()
    await leave()
    await expect(findProblems(page)).toContainText(['opens another page'])
    await writeTemplate(page, '<p>Next</p>')
    await expect(findResult(page).getByText('Next')).toBeVisible()
    await expect(findProblems(page)).toHaveCount(0)
  })

  expect(page.url()).toMatch(/\/playground(#|$)/)
  expect(await page.title()).toMatch(/^Playground/)
  const sent = requests
    .filter((request) => request.url().includes('stolen'))
    // The browser also lists what the policy has kept from being sent.
    .filter((request) => request.failure()?.errorText !== 'csp')
  expect(sent.map((request) => `${request.url()} ${request.failure()?.errorText}`)).toEqual([])

  await test.step('the renderer runs nothing outside of a sandbox', async () => {
    await page.goto('/playground/renderer')
    // The header of the frame is a sandbox, too.
    expect(await page.evaluate(() => self.origin)).toBe('null')
  })
})

test('keeps the template in the URL, and starts from an example', async ({ page }) => {
  const code = '<x-kit::badge>{{ name }} ✓</x-kit::badge>'
  await openPlayground(page, '#example=button/button--button')
  await expect(page.locator('.cm-content')).toContainText('x-kit::button')
  await page.getByLabel('Start from').selectOption({ label: 'Checkbox' })
  await expect(page.locator('.cm-content')).toContainText('x-kit::checkbox')
  await expect(page).toHaveURL(/#example=checkbox\//)
  await writeTemplate(page, code)
  await page.getByRole('tab', { name: 'State' }).click()
  await page.getByLabel('Variables of the template').fill('{ "name": "Ada" }')
  await expect(findResult(page).locator('main')).toHaveText('Ada ✓')
  await expect(page).toHaveURL(/#code=/)
  await openPlayground(page, new URL(page.url()).hash)
  await expect(page.locator('.cm-content')).toHaveText(code)
  await expect(findResult(page).locator('main')).toHaveText('Ada ✓')

  await page.goto('/components/button')
  await page.getByRole('link', { name: 'in the playground' }).first().click()
  await expect(page).toHaveURL(/\/playground#example=button\//)
  await expect(findResult(page).getByRole('button').first()).toBeVisible()
})

test('switches the theme, the direction and the width of the result', async ({ page }) => {
  await openPlayground(page)
  const root = findResult(page).locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Opposite theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Right to left' }).click()
  await expect(root).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: '360 px wide' }).click()
  await expect(page.locator('iframe[title="Result"]')).toHaveCSS('width', '360px')
})

test('works with the keyboard, on a phone and in both themes, without violations', async ({
  page,
}) => {
  await openPlayground(page)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Tab')
  await expect(page.locator('.cm-content')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.locator('.cm-content')).not.toBeFocused()
  await page.getByRole('tab', { name: 'Template' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'State' })).toBeFocused()
  await expect(page.getByLabel('Variables of the template')).toBeVisible()

  for (const width of [320, 768, 960]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        for (const name of width < 960 ? ['Template', 'State', 'Result'] : ['Template', 'State']) {
          await page.getByRole('tab', { name }).click()
          // The HTML and all positions are the same in both schemes.
          const rules = colorScheme === 'dark' ? rulesOfColour : undefined
          expect(await findViolations(page, { rules })).toEqual([])
          expect(await findOverflow(page)).toEqual([])
        }
      })
    }
  }
})

test('explains itself without scripts, and when it cannot load', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${address}/playground`)
  await expect(plain.getByText('needs JavaScript')).toBeVisible()
  await expect(plain.getByRole('tablist')).toBeHidden()
  await context.close()

  await page.route('**/playground/library.json', (route) => route.abort())
  await page.goto('/playground')
  await expect(findProblems(page)).toContainText(['Cannot load /playground/library.json'])
  await page.unroute('**/playground/library.json')
})

test('loads less than 300 KB', async ({ page }) => {
  let weight = 0
  const loads: Promise<void>[] = []
  const shared = new Set<string>()
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url())
    // The worker is part of the renderer's script.
    if (protocol === 'blob:') return
    // A redirect has no body.
    if (response.status() >= 300) return
    if (shared.has(pathname)) return
    shared.add(pathname)
    loads.push(response.body().then((body) => void (weight += gzipSync(body).length)))
  })
  // What every page of the site loads does not count.
  await page.goto('/components/button')
  await Promise.all(loads)
  weight = 0
  await openPlayground(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(loads)
  expect(weight).toBeLessThan(300 * 1024)
})
