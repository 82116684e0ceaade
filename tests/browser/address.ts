/** First of the ports; another one lets two checkouts test at the same time. */
const port = Number(process.env.BROWSER_PORT ?? 4491)

/** Where the built site is served while the browser tests run. */
export const address = `http://127.0.0.1:${port}`

/** Where the playground is served meanwhile. */
export const playgroundAddress = `http://127.0.0.1:${port + 3}`

/** Where the site of hostile texts is served meanwhile. */
export const hostileAddress = `http://127.0.0.1:${port + 4}`

/** Where the starter application is served as it is in production, by tests of its own. */
export const starterAddress = `http://127.0.0.1:${port + 5}`

/** Where its development server is meanwhile; the socket of Vite has the port after it. */
export const starterDevAddress = `http://127.0.0.1:${port + 6}`
