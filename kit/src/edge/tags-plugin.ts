import type { Edge } from 'edge.js'
import { compileTags } from './compile-tags.ts'
import type { ComponentClass } from './component-class.ts'
import { createCallTag } from './create-call-tag.ts'
import { createLibrary, type TagLibrary } from './create-library.ts'
import { createPropsTag } from './create-props-tag.ts'
import { createRuntime, type TagsRuntime } from './create-runtime.ts'

/** A component library for Edge. */
export interface TagsPluginOptions {
  /** What its tags start with: `ui` for `<x-ui::button>`. */
  namespace: string
  /** The folder of its templates, mounted under the namespace unless that is mounted already. */
  directory: string
  /** Lists its components by dotted name: `card.header` is `card/header.edge`. */
  listComponents: () => string[]
  /** The classes of its class-based components, by dotted name. */
  classes?: Record<string, ComponentClass>
  /** Looks up `config('key', fallback)` of a prop's default; gives the fallback when left out. */
  config?: (key: string, fallback: unknown) => unknown
  /** Whether an invalid prop falls back to its default rather than throw. */
  production?: boolean
}

/** What the plugins of one Edge instance share. */
interface Engine {
  libraries: Map<string, TagLibrary>
  runtime: TagsRuntime
  propsTag: ReturnType<typeof createPropsTag>
  patched: WeakSet<object>
}

/**
 * Where an Edge instance keeps its engine. Two libraries that each bring a copy of this code share
 * the engine of the first; the number changes when copies no longer understand each other.
 */
const ENGINE = Symbol.for('edge-tags-engine/1')

/**
 * Returns the Edge plugin that compiles a library's `<x-…>` tags and `@props`. Register it with
 * `edge.use(plugin, { recurring: true })`: `edge.configure()` makes new compilers.
 */
export function tagsPlugin(options: TagsPluginOptions): (edge: Edge) => void {
  const { namespace, directory, listComponents } = options
  if (!/^[A-Za-z][\w-]*$/.test(namespace)) {
    throw new Error(`Cannot use namespace \`${namespace}\`, expected letters, digits, _ or -`)
  }
  return (edge) => {
    const engine = engineOf(edge)
    if (!edge.loader.mounted[namespace]) edge.mount(namespace, directory)
    if (engine.libraries.get(namespace)?.listComponents !== listComponents) {
      const library = createLibrary(edge, options)
      engine.libraries.set(namespace, library)
      for (const name of library.names()) registerCallTag(edge, namespace, name)
    }
    if (edge.tags.props !== engine.propsTag) edge.registerTag(engine.propsTag)
    for (const compiler of [edge.compiler, edge.asyncCompiler]) patch(edge, compiler, engine)
  }
}

function engineOf(edge: Edge & { [ENGINE]?: Engine }): Engine {
  const known = edge[ENGINE]
  if (known) return known
  const libraries = new Map<string, TagLibrary>()
  const engine: Engine = {
    libraries,
    runtime: createRuntime(libraries),
    propsTag: createPropsTag(libraries),
    patched: new WeakSet(),
  }
  Object.defineProperty(edge, ENGINE, { value: engine })
  edge.global('$tags', engine.runtime)
  return engine
}

/** `@ui.button({ … })`, where Edge would look in `components/` of the mounted folder. */
function registerCallTag(edge: Edge, namespace: string, name: string): void {
  const tagName = `${namespace}.${name}`.replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  edge.registerTag(createCallTag(edge, tagName, `${namespace}::${name.replaceAll('.', '/')}`))
}

function patch(edge: Edge, compiler: Edge['compiler'], engine: Engine): void {
  if (engine.patched.has(compiler)) return
  engine.patched.add(compiler)
  const tokenizeRaw = compiler.tokenizeRaw
  compiler.tokenizeRaw = function (contents, templatePath = 'eval.edge', parser) {
    return compileTags(contents, {
      filename: templatePath,
      libraries: engine.libraries,
      edgeTags: edge.tags,
      parser,
      async: compiler.async,
      cached: compiler.cacheManager.enabled,
      tokenize: (text) => tokenizeRaw.call(compiler, text, templatePath, parser),
    })
  }
}
