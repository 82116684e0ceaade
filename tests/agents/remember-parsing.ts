/**
 * Makes afdocs parse or convert each text once. Five of its checks do so with the same page, and
 * both runs with the same llms-full.txt. Imported before afdocs.
 */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!/\/afdocs\/dist\/helpers\/(parse-markdown|html-to-markdown)\.js$/.test(url)) return loaded
    const source = String(loaded.source).replace(
      /^export function (\w+)/m,
      `const known = new Map()
export function $1(text, options) {
  const key = JSON.stringify(options) + text
  if (!known.has(key)) known.set(key, compute(text, options))
  return known.get(key)
}
function compute`,
    )
    return { ...loaded, source }
  },
})
