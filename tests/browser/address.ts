/** Where the built site is served while the browser tests run. */
export const address = 'http://127.0.0.1:4491'

/** Where the playground is served meanwhile. */
export const playgroundAddress = 'http://127.0.0.1:4494'

/** Where the site of hostile texts is served meanwhile. */
export const hostileAddress = 'http://127.0.0.1:4495'
