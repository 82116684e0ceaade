import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { starterAddress } from '../browser/address.ts'

/** The account that signs in: the owner of the workspace, as the seeder creates it. */
export const owner = {
  name: 'Amina Adler',
  email: 'amina.adler@example.com',
  password: 'correct-horse',
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Tests whose pages are signed in, unless `test.use({ storageState: undefined })` overrides it. */
export const test = base.extend<object, { session: StorageState }>({
  session: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: starterAddress })
      await signIn(page)
      const session = await page.context().storageState()
      await page.close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session }, use) => use(session),
})

/** Signs in with the keyboard, and returns on the dashboard. */
export async function signIn(page: Page, { email, password } = owner): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  // The heading appears before the scripts have loaded.
  await page.waitForLoadState()
}

/**
 * Records every toast on future pages, and returns a function that reads their texts: a toast may
 * be gone before a busy machine looks for it.
 */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  const texts = new Set<string>()
  await page.exposeFunction('rememberToast', (text: string) => void texts.add(text))
  await page.addInitScript(() => {
    const remember = () => {
      for (const toast of document.querySelectorAll('[data-kit="toast"]:not([hidden])')) {
        const { rememberToast } = window as unknown as { rememberToast: (text: string) => void }
        rememberToast(toast.textContent!.replace(/\s+/g, ' ').trim())
      }
    }
    new MutationObserver(remember).observe(document, { childList: true, subtree: true })
  })
  return async () => [...texts]
}

export { expect } from '@playwright/test'
