import type { Edge } from 'edge.js'
import type { TagContract } from 'edge.js/types'
import { compileTags } from './compile-tags.ts'
import { createCallTag, createGuardTag, createPropsTag } from './edge-tags.ts'
import { toCallName } from '../scan/component-name.ts'
import { createComponentTag, createFirstLineTag } from './component-tag.ts'
import { createFoldTag } from './fold-literals.ts'
import { BoundedMap } from '../runtime/bounded-map.ts'
import { createLibrary, type TagLibrary } from '../runtime/library.ts'
import { createNotifier, type Notify } from '../runtime/tag-problems.ts'
import { recordRoot } from '../runtime/root-template.ts'
import { createRuntime, type TagsRuntime } from '../runtime/runtime.ts'
import type { TagsPluginOptions } from '../options.ts'

/** State shared by the plugins of one Edge instance. */
interface Engine {
  libraries: Map<string, TagLibrary>
  runtime: TagsRuntime
  tags: TagContract[]
  patched: WeakSet<object>
  notify: Notify
  /** Processes the text of the template that Edge is about to tokenize. */
  revise: ((text: string) => string) | null
}

/**
 * Key of the engine on an Edge instance. If two libraries each bundle a copy of this code, they
 * share the engine of the first. Increase the number when a change makes copies incompatible.
 */
const ENGINE = Symbol.for('edge-tags-engine/2')

/**
 * Returns the Edge plugin that compiles a library's `<x-…>` tags and `@props`. Register it with
 * `edge.use(plugin, { recurring: true })`, because `edge.configure()` creates new compilers. Throws
 * an Error for an invalid namespace, or one that another library uses.
 */
export function tagsPlugin(options: TagsPluginOptions): (edge: Edge) => void {
  const { namespace, directory, listComponents } = options
  if (!/^[A-Za-z][\w-]*$/.test(namespace)) {
    throw new Error(`Cannot use namespace \`${namespace}\`, expected letters, digits, _ or -`)
  }
  return (edge) => {
    const engine = engineOf(edge)
    const known = engine.libraries.get(namespace)
    if (known && known.directory !== directory) {
      throw new Error(
        `Cannot use namespace \`${namespace}\` for the components in \`${directory}\`, expected a namespace that no other library uses: it belongs to \`${known.directory}\`. Remove one of the two packages.`,
      )
    }
    if (!Object.hasOwn(edge.loader.mounted, namespace)) edge.mount(namespace, directory)
    if (known?.listComponents !== listComponents) {
      const library = createLibrary(edge, options)
      engine.libraries.set(namespace, library)
      for (const name of library.names()) {
        registerCallTag(edge, `${namespace}.${name}`, library.resolve(name, { cached: true })!)
      }
    }
    for (const tag of engine.tags) if (edge.tags[tag.tagName] !== tag) edge.registerTag(tag)
    for (const compiler of [edge.compiler, edge.asyncCompiler])
      patchCompiler(edge, compiler, engine)
  }
}

function engineOf(edge: Edge & { [ENGINE]?: Engine }): Engine {
  const known = edge[ENGINE]
  if (known) return known
  const libraries = new Map<string, TagLibrary>()
  const notify = createNotifier()
  const { runtime, cache } = createRuntime(libraries, notify)
  const engine: Engine = {
    libraries,
    runtime,
    notify,
    tags: [
      createComponentTag(),
      createFoldTag(runtime.folds),
      createFirstLineTag(),
      createGuardTag(),
      createPropsTag(libraries, cache),
    ],
    patched: new WeakSet(),
    revise: null,
  }
  Object.defineProperty(edge, ENGINE, { value: engine })
  edge.global('$tags', engine.runtime)
  edge.processor.process('compiled', ({ compiled, path }) =>
    [...libraries.values()].every(({ production }) => production)
      ? undefined
      : recordRoot(compiled, path),
  )
  patchProcessor(edge, engine)
  patchLoader(edge, libraries)
  return engine
}

/** Registers `@ui.button({ … })`, for which Edge would look in `components/` of the folder. */
function registerCallTag(edge: Edge, name: string, path: string): void {
  edge.registerTag(createCallTag(edge, toCallName(name), path))
}

function patchCompiler(edge: Edge, compiler: Edge['compiler'], engine: Engine): void {
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
      notice: ({ warn }, message) => warn && engine.notify(warn, [message]),
      tokenize(text, revise) {
        engine.revise = revise
        try {
          return tokenizeRaw.call(compiler, text, templatePath, parser)
        } finally {
          engine.revise = null
        }
      },
    })
  }
}

/** Lets `@component('ui::card')` find a template in the folder of its component, too. */
function patchLoader({ loader }: Edge, libraries: ReadonlyMap<string, TagLibrary>): void {
  const makePath = loader.makePath
  /** In production, where files stay where they are. */
  const known = new BoundedMap<string, string>(1000)
  loader.makePath = function (path) {
    const before = known.get(path)
    if (before !== undefined) return before
    const [, namespace = '', rest = ''] = /^([\w-]+)::(.+?)(?:\.edge)?$/.exec(path) ?? []
    const name = rest.replaceAll('/', '.')
    const library = libraries.get(namespace)
    const resolved = library?.resolve(name, { cached: true })
    const made = makePath.call(loader, resolved ?? path)
    if (library?.production) known.set(path, made)
    return made
  }
}

/** Lets handlers of other plugins see the text without tags, and add new tags. */
function patchProcessor({ processor }: Edge, engine: Engine): void {
  const executeRaw = processor.executeRaw
  processor.executeRaw = function (data) {
    const { revise } = engine
    const text = executeRaw.call(processor, data)
    return revise ? revise(text) : text
  }
}
