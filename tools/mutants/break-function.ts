/**
 * Puts another function in the place of one, in a source or in a bundle that names the sources that
 * are in it: `node --import=…/break-function.ts?file=mcp/transport.ts&name=splitLines&change=… …`.
 * `change` is the code of a function that is given the real one and returns the other.
 */
import { registerHooks } from 'node:module'

const { searchParams } = new URL(import.meta.url)
const [file, name, change] = ['file', 'name', 'change'].map((key) => searchParams.get(key)!)
/** In bundles, a line above each source names it. */
const heading = new RegExp(`^// (?:.*/)?${RegExp.escape(file!)}$`, 'm')
const declared = new RegExp(`^(?:export )?(?:async )?(?:function\\*?|class) ${name}\\b`, 'm')

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const path = url.replace(/[?#].*/, '')
    if (!path.startsWith('file:') || !/\.[jt]s$/.test(path)) return loaded
    const isSource = path.endsWith(`/${file}`)
    if (!isSource && !path.includes('/build/')) return loaded
    const source = toText(loaded.source)
    if (!isSource && !heading.test(source)) return loaded
    if (!declared.test(source)) throw new Error(`Cannot find the function \`${name}\` in ${path}.`)
    // A function that is declared, and so each import of it, may be given another value.
    return { ...loaded, source: `${source}\n;${name} = (${change})(${name});\n` }
  },
})

/** The text of a module, which some hooks give as bytes. */
function toText(source: string | ArrayBuffer | NodeJS.TypedArray | null | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
}
