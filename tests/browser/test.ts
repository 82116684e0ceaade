import { isDeepStrictEqual } from 'node:util'
import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

// Mapping stacks takes a fifth of the time of a worker, and Node.js keeps the lines of the sources.
if (process.env.PW_DISABLE_TS_ESM) Reflect.deleteProperty(Error, 'prepareStackTrace')

/** What the tests of a worker share, and what the last of them has done to it. */
type Shared = {
  /** A context for each set of options, so that tests without scripts do not close that of others */
  contexts: Map<string, BrowserContext>
  /** The context that the last test used */
  last?: BrowserContext
  isEmulated?: boolean
  isSpent?: boolean
}

/**
 * Tests that use the page of the previous test again, because another one takes longer to open than
 * most tests run. They find no cookies, no stored data, no listeners and the default window. After
 * a test that fails, or that adds what cannot be removed, such as a stopped clock, the next test
 * gets another page.
 */
export const test = base.extend<object, { shared: Shared }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
  shared: [({}, use) => use({ contexts: new Map() }), { scope: 'worker' }],

  context: async (
    { browser, shared, baseURL, bypassCSP, colorScheme, javaScriptEnabled, viewport },
    use,
    testInfo,
  ) => {
    const options = { baseURL, bypassCSP, colorScheme, javaScriptEnabled, viewport }
    const key = JSON.stringify(options)
    const context =
      shared.contexts.get(key) ?? (await openContext(await browser.newContext(options), shared))
    shared.contexts.set(key, context)
    // Firefox only gives the focus to the page in front.
    if (shared.last && shared.last !== context) await context.pages()[0]!.bringToFront()
    shared.last = context
    await use(context)
    const isSpent = shared.isSpent || testInfo.status !== testInfo.expectedStatus
    if (isSpent || !(await resetContext(context, options, shared.isEmulated))) {
      await context.close()
      shared.contexts.delete(key)
    }
    Object.assign(shared, { isEmulated: false, isSpent: false })
  },

  page: async ({ context }, use) => use(context.pages()[0]!),
})

/** Opens the page of a context, and watches for what changes it beyond the next address. */
async function openContext(context: BrowserContext, shared: Shared): Promise<BrowserContext> {
  const page = await context.newPage()
  watch(page, 'isSpent', ['addInitScript', 'exposeBinding', 'exposeFunction'])
  watch(context, 'isSpent', ['addInitScript', 'exposeBinding', 'grantPermissions'])
  watch(context.clock, 'isSpent', ['install'])
  watch(page, 'isEmulated', ['emulateMedia'])
  return context

  function watch<T extends object>(
    object: T,
    mark: 'isEmulated' | 'isSpent',
    names: (keyof T)[],
  ): void {
    for (const name of names) {
      const method = object[name] as (...details: unknown[]) => unknown
      object[name] = ((...details: unknown[]) => {
        shared[mark] = true
        return method.apply(object, details)
      }) as T[typeof name]
    }
  }
}

/** What tests listen for; Playwright itself listens for the end of pages. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
]

/** Removes what a test left in its context, and returns whether nothing else can be left. */
async function resetContext(
  context: BrowserContext,
  { baseURL, colorScheme, viewport }: BrowserContextOptions,
  isEmulated = false,
): Promise<boolean> {
  const [page, ...others] = context.pages()
  const isOfSite = page?.url().startsWith(baseURL!)
  if (!isOfSite || others.length > 0) return false
  for (const event of events) {
    page!.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await page!.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  const isClear = await page!.evaluate(() => {
    // A sandboxed page cannot clear what its site stored.
    if (window.origin === 'null') return false
    localStorage.clear()
    sessionStorage.clear()
    // Otherwise the next keys would go to the browser itself.
    return document.hasFocus()
  })
  if (!isClear) return false
  const isFirefox = context.browser()!.browserType().name() === 'firefox'
  // After an empty page, Firefox takes half as long again to open the next one.
  if (!isFirefox) await page!.goto('about:blank')
  if (isEmulated) {
    const [reducedMotion, forcedColors] = ['no-preference', 'none'] as const
    await page!.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors })
  }
  if (!isDeepStrictEqual(page!.viewportSize(), viewport)) await page!.setViewportSize(viewport!)
  // Firefox has no point outside of the window.
  await page!.mouse.move(isFirefox ? 0 : -1, isFirefox ? 0 : -1)
  return true
}
