/**
 * Writes the URL of every JavaScript module that a process loads to stderr, one per line: `node
 * --import=…/log-modules.ts …`.
 */
import { writeSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) writeSync(2, `loaded ${url}\n`)
    return nextLoad(url, context)
  },
})
