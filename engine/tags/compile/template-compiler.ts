import { Edge } from 'edge.js'
import type { TagContract, Token } from 'edge.js/types'
import { createCallTag } from './edge-tags.ts'
import { tagsPlugin } from './tags-plugin.ts'
import { toCompileError, type CompileError } from './tag-errors.ts'

/**
 * Compiles a template without running it. `inspect` reads its tokens before they are compiled, and
 * is not called when there are none: its result is then null.
 */
export type TemplateCompiler = <T>(
  text: string,
  inspect: (tokens: readonly Token[]) => T,
) => { error: CompileError | null; inspected: T | null }

/** More tags of the application than this are not tried in all combinations. */
const MAX_TRIED = 4
/** Nor is any in a longer template. */
const MAX_LENGTH = 200_000

/**
 * Creates a function that compiles templates with the tags of a library, as an application does.
 * Every component resolves, also one that does not exist. Of tags that the application registers
 * nothing is known: they are text, unless the template compiles when some of them are blocks.
 */
export function createTemplateCompiler(namespace: string, names: string[]): TemplateCompiler {
  const edge = Edge.create({ cache: false })
  const compiler = edge.asyncCompiler
  const asked = new Set<string>()
  tagsPlugin({
    namespace,
    directory: namespace,
    listComponents: () => [...names, ...asked],
    // Tags that are nearly those of the library are text to it; the check reports them by itself.
    production: true,
  })(edge)
  let last = { line: 1, col: 0 }
  let see: ((tokens: readonly Token[]) => void) | null = null
  edge.processor.process('tag', ({ tag }) => {
    last = tag.loc.start
  })
  // What is wrong with JavaScript that was made of right expressions, such as a name declared
  // twice, is not worth the time that the engine takes for so much of it.
  edge.processor.process('compiled', ({ compiled }) =>
    compiled.length > 2 * MAX_LENGTH ? 'return' : undefined,
  )
  const { tokenizeRaw } = compiler
  compiler.tokenizeRaw = function (...args) {
    const tokens = tokenizeRaw.apply(compiler, args)
    see?.(tokens)
    return tokens
  }

  return (text, inspect) => {
    const attempt = (tags: TagContract[]) => {
      let inspected: ReturnType<typeof inspect> | null = null
      see = (seen) => (inspected = inspect(seen))
      last = { line: 1, col: 0 }
      for (const tag of tags) edge.registerTag(tag)
      try {
        compiler.compileRaw(text, 'template')
        return { error: null, inspected }
      } catch (error) {
        return { error: toCompileError(error, last), inspected }
      } finally {
        for (const tag of tags) delete edge.tags[tag.tagName]
      }
    }
    asked.clear()
    for (const [, name] of text.matchAll(/<x-[\w-]+::([\w.:-]+)/g)) asked.add(name!)
    const unknown = listUnknownTags(text, (name) => edge.tags[name] !== undefined)
    const isCall = (name: string) => name.includes('.')
    const calls = unknown.filter(isCall).map((name) => createCallTag(edge, name, name))
    let best = attempt(calls)
    if (!best.error || text.length > MAX_LENGTH) return best
    for (const names of listSubsets(unknown.filter((name) => !isCall(name)).slice(0, MAX_TRIED))) {
      const next = attempt([...calls, ...names.map(toBlockTag)])
      if (!next.error) return next
      // What got furthest was most likely right.
      if (next.error.line > best.error!.line) best = next
    }
    return best
  }
}

/** All but the empty one. */
function listSubsets(names: string[]): string[][] {
  const subsets = names.reduce<string[][]>(
    (found, name) => [...found, ...found.map((subset) => [...subset, name])],
    [[]],
  )
  return subsets.slice(1)
}

/** A tag of the application, of which only is known that it has an end. */
function toBlockTag(tagName: string): TagContract {
  return {
    tagName,
    block: true,
    seekable: true,
    compile(parser, buffer, { children }) {
      for (const child of children) parser.processToken(child, buffer)
    },
  }
}

const CALL = /^[^\S\r\n]*@!?([a-zA-Z._]+)[^\S\r\n]{0,2}\(/gm

/**
 * Lists what stands in a template as Edge tags do, `@name(` at the start of a line, and is not
 * known. A dot makes it a component of the application; else it may be a tag, or mere text.
 */
function listUnknownTags(text: string, isKnown: (name: string) => boolean): string[] {
  const names = Array.from(text.matchAll(CALL), ([, name]) => name!)
  return [...new Set(names)].filter((name) => /[a-zA-Z]/.test(name) && !isKnown(name))
}
