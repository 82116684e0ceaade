/** The first port; another one lets two checkouts run tests at the same time. */
const port = Number(process.env.BROWSER_PORT ?? 4491)

/** The URL of the built site during the browser tests. */
export const address = `http://127.0.0.1:${port}`

/** The URL of the playground during these tests. */
export const playgroundAddress = `http://127.0.0.1:${port + 3}`

/** The URL of the site with hostile texts during these tests. */
export const hostileAddress = `http://127.0.0.1:${port + 4}`

/** The URL of the starter application in production, for separate tests. */
export const starterAddress = `http://127.0.0.1:${port + 5}`

/** The URL of its development server; Vite's WebSocket uses the next port. */
export const starterDevAddress = `http://127.0.0.1:${port + 6}`
