/**
 * Lets every timer of half a second or more fire a thousand times later: a server that ends all the
 * same does not wait for one. Loaded with `--import`, so a busy machine cannot be mistaken for a wait.
 */
const { setTimeout: start } = globalThis
const stretched = (run: () => void, ms = 0, ...rest: []) =>
  start(run, ms < 500 ? ms : ms * 1000, ...rest)

globalThis.setTimeout = Object.assign(stretched, start) as typeof setTimeout
