/**
 * Puts a mistake into functions of the package, a statement that they begin with:
 * `node --import=…/break-modules.ts?modules=to-list-answer,to-llms-txt&mistake=throw%201 …`. The
 * bundle names the source of what is in it; `MODULE` in the mistake becomes that name.
 */
import { registerHooks } from 'node:module'

const { searchParams } = new URL(import.meta.url)
const modules = searchParams.get('modules')!.split(',')
const mistake = searchParams.get('mistake')!

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/build/')) return loaded
    const source = modules.reduce(toBroken, String(loaded.source))
    return { ...loaded, source }
  },
})

/** Breaks the function that a module is named after, in the part of a bundle that is from it. */
function toBroken(source: string, name: string): string {
  const [head, part, ...others] = source.split(new RegExp(`^(// .*/${name}\\.ts)$`, 'm'))
  if (part === undefined) return source
  const called = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const start = new RegExp(`^(?:async )?function ${called}\\([^]*?\\) \\{\\n`, 'm')
  const text = others.join('')
  if (!start.test(text)) throw new Error(`Cannot find \`${called}\` after \`${part}\`.`)
  const statement = mistake.replaceAll('MODULE', name)
  return `${head}${part}${text.replace(start, (found) => `${found}${statement};\n`)}`
}
