/**
 * Replaces a function in a source, or in a bundle with comments that name its sources:
 * `node --import=…/break-function.ts?file=mcp/transport.ts&name=splitLines&change=… …`.
 * `change` is the code of a function that receives the original function and returns its
 * replacement.
 */
import { registerHooks } from 'node:module'

const { searchParams } = new URL(import.meta.url)
const [file, name, change] = ['file', 'name', 'change'].map((key) => searchParams.get(key)!)
/** In bundles, a comment above each source contains its path. */
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
    // A declared function can be reassigned, and all imports see the new value.
    return { ...loaded, source: `${source}\n;${name} = (${change})(${name});\n` }
  },
})

/** Returns the source of a module as text; some hooks pass bytes. */
function toText(source: string | ArrayBuffer | NodeJS.TypedArray | null | undefined): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
}
