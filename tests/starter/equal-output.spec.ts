import { expect, owner, signIn, test } from './test.ts'

const accounts = [owner, { ...owner, name: 'Bruno Becker', email: 'bruno.becker@example.com' }]
/** A query string that finds nobody, one that finds a team, and one for everybody. */
const queries = ['?team=nobody', '?team=Textiles', '']
const ROUNDS = 6

test.use({ storageState: { cookies: [], origins: [] } })

test('gives each of two users only their own token, in empty and full lists, again and again', async ({
  browser,
}) => {
  const users = await Promise.all(
    accounts.map(async (account) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
      const page = await context.newPage()
      await signIn(page, account)
      await page.goto('/staff')
      const token = await page.locator('output').textContent()
      expect(token).toMatch(/^[\w-]{36}$/)
      return { context, token: token! }
    }),
  )
  const [own, other] = users.map(({ token }) => token)
  expect(own).not.toBe(other)
  const times = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      queries.flatMap((query) =>
        users.map(async ({ context, token }) => {
          const answer = await context.request.get(`/staff${query}`)
          expect(answer.status()).toBe(200)
          const html = await answer.text()
          const tokens = html.match(/token=[\w-]{36}/g) ?? []
          // The permanent link, and the first and the last page.
          expect(tokens.length).toBeGreaterThanOrEqual(3)
          expect(new Set(tokens)).toEqual(new Set([`token=${token}`]))
          const [, time] = /read (\d+)/.exec(html)!
          times.add(time!)
        }),
      ),
    )
  }
  // The six requests of a round may have the same time, but two rounds cannot.
  expect(times.size).toBeGreaterThanOrEqual(ROUNDS)
  for (const { context } of users) await context.close()
})
