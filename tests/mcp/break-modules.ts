/**
 * Puts a mistake into functions of the package, a statement that they begin with:
 * `node --import=…/break-modules.ts?modules=to-list-answer,to-llms-txt&mistake=throw%201 …`.
 */
import { registerHooks } from 'node:module'

const { searchParams } = new URL(import.meta.url)
const modules = searchParams.get('modules')!.split(',')
const mistake = searchParams.get('mistake')!

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!modules.some((name) => url.endsWith(`/${name}.js`))) return loaded
    const source = String(loaded.source).replaceAll(
      /^export (?:async )?function \w+\([^]*?\) \{\n/gm,
      (start) => `${start}${mistake};\n`,
    )
    return { ...loaded, source }
  },
})
