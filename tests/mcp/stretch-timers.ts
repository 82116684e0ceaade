/**
 * Delays every timer of half a second or more a thousandfold, so that a server that exits in time
 * does not rely on one. Loaded with `--import`, so that a busy machine is not mistaken for a timer.
 */
const { setTimeout: start } = globalThis
const stretched = (run: () => void, ms = 0, ...rest: []) =>
  start(run, ms < 500 ? ms : ms * 1000, ...rest)

globalThis.setTimeout = Object.assign(stretched, start) as typeof setTimeout
