/**
 * Writes the address of every module of JavaScript that a process loads to its stderr, a line each:
 * `node --import=…/log-modules.ts …`.
 */
import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) writeSync(2, `loaded ${url}\n`)
    return nextLoad(url, context)
  },
})
