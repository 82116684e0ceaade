/**
 * Inserts a statement at the start of functions of the package: `node
 * --import=…/break-functions.ts?names=toListAnswer,toLlmsTxt&mistake=throw%201 …`. `NAME` in the
 * statement becomes the name of the function.
 */
import { registerHooks } from 'node:module'

const { searchParams } = new URL(import.meta.url)
const names = searchParams.get('names')!.split(',')
const mistake = searchParams.get('mistake')!

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/build/')) return loaded
    const source = names.reduce(toBroken, String(loaded.source))
    return { ...loaded, source }
  },
})

/** Breaks a function in a bundle. */
function toBroken(source: string, name: string): string {
  const start = new RegExp(`^(?:async )?function ${name}\\([^]*?\\) \\{\\n`, 'm')
  return source.replace(start, (found) => `${found}${mistake.replaceAll('NAME', name)};\n`)
}
