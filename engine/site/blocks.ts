import { toProblem, type Problem } from '../problem/problem.ts'
import type { Block } from '../schema/block.ts'
import type { FrontMatter } from '../schema/page.ts'
import { toEdgeTagName } from '../tags/scan/component-name.ts'
import { type Called, toCalledSentence } from '../catalog/called-sentence.ts'
import type { PageMarkdown, ParsePage } from '../library/markdown/index.ts'
import { type AppFile, listAppFiles } from './app-files.ts'
import { type BlockApplication, isExample } from './examples.ts'
import { listUses } from './join-components.ts'
import { listOwnTags } from '../template/own-tags.ts'
import { parse as parseTemplate } from '../template/parse.ts'
import type { Page } from './sources.ts'

/** Whether a page shows all blocks, or one of them. */
export function isBlocks(id: string): boolean {
  return id === 'blocks' || isBlock(id)
}

/** Whether a page shows a block. */
export function isBlock(id: string): boolean {
  return id.startsWith('blocks/')
}

const route =
  /\brouter\s*\.(get|post|put|patch|delete|on)\(\s*'([^']+)'(?:(?!\brouter\b)[^])*?\.as\('([^']+)'\)/g
const component = /^resources\/views\/components\/(.+)\.edge$/

/** Joins what the blocks share: the routes of all of them, and the components of the application. */
export function toBlockApplication(
  pages: { id: string; markdown: PageMarkdown }[],
): Omit<BlockApplication, 'state' | 'url'> {
  const files = pages
    .filter(({ id }) => isBlocks(id))
    .flatMap(({ markdown }) => listAppFiles(markdown))
  const all = pages.find(({ id }) => id === 'blocks')?.markdown.frontMatter.data
  return {
    shared: (all as FrontMatter | undefined)?.state ?? {},
    routes: Object.fromEntries(
      listRoutes(files).map(({ method, path, name }) => [name, `${method} ${path}`]),
    ),
    components: Object.fromEntries(
      files.flatMap(({ path, code }) => {
        const name = component.exec(path)?.[1]
        return name ? [[toEdgeTagName(name), code]] : []
      }),
    ),
  }
}

/** A component of the application, such as a layout, with its code. */
export type SharedComponent = Called & { code: string }

/** Lists the components of the application that the page of all blocks shows. */
export function listSharedComponents(
  pages: { id: string; markdown: PageMarkdown }[],
): SharedComponent[] {
  const all = pages.find(({ id }) => id === 'blocks')?.markdown
  return (all?.fences ?? []).flatMap((fence) => {
    const [file] = listAppFiles({ ...all!, fences: [fence] })
    const name = component.exec(file?.path ?? '')?.[1]
    const heading = fence.headingIndex === null ? undefined : all!.headings[fence.headingIndex]
    if (!file || !name || !heading) return []
    const url = `/blocks#${heading.slug}`
    return [{ tag: toEdgeTagName(name), code: file.code, title: heading.text, url }]
  })
}

/** Finds the components of the application that a template calls, and those that they call. */
export function findCalled(code: string, shared: SharedComponent[]): Called[] {
  const found: Called[] = []
  const add = (text: string, by?: string) => {
    const names = listCalls(text)
    const called = shared.filter(
      ({ tag }) => names.includes(tag) && !found.some((one) => one.tag === tag),
    )
    found.push(...called.map(({ tag, title, url }) => ({ tag, title, url, ...(by && { by }) })))
    for (const { tag, code } of called) add(code, tag)
  }
  add(code)
  return found
}

/** Adds where to find the components that a block calls, below its first template that calls one. */
export function addSharedNote(
  page: PageMarkdown,
  shared: SharedComponent[],
  parse: ParsePage,
): PageMarkdown {
  for (const { lang, code, to } of page.fences) {
    const called = lang === 'edge' ? findCalled(code, shared) : []
    if (!called.length) continue
    const links = called.map(({ title, url }) => `[${title}](${url})`).join(' and ')
    const note = toCalledSentence(called, links)
    const written = page.text.split('\n').map((_, index) => index + 1)
    const line = page.text.slice(0, to).split('\n').length
    const text = `${page.text.slice(0, to)}\n\n${note}${page.text.slice(to)}`
    const lines = [...written.slice(0, line), line, line, ...written.slice(line)]
    return parse(text, { file: page.file, mdx: page.mdx !== null, lines })
  }
  return page
}

/** Lists the named routes in files of an application. */
function listRoutes(files: AppFile[]): { method: string; path: string; name: string }[] {
  return files
    .filter(({ path }) => path === 'start/routes.ts')
    .flatMap(({ code }) => [...code.matchAll(route)])
    .map(([, method, path, name]) => ({
      // A route without a controller: `router.on('/about').render('pages/about')`.
      method: method === 'on' ? 'GET' : method!.toUpperCase(),
      path: path!,
      name: name!,
    }))
}

/** Returns the path of the page that a block shows: that of its first route, with made-up ids. */
export function findUrl(markdown: PageMarkdown): string {
  const first = listRoutes(listAppFiles(markdown)).find(({ method }) => method === 'GET')
  return (first?.path ?? '/').replace(/:\w+/g, '1')
}

/** Returns the facts about a block, from its page. */
export function toBlock(
  { route, frontMatter, markdown, examples }: Page,
  { namespace, shared }: { namespace: string; shared: SharedComponent[] },
): Block {
  let isFirst = true
  const files = listAppFiles(markdown).map(({ path, language, code }) => {
    const calls = isFirst && language === 'edge' ? findCalled(code, shared) : []
    if (calls.length) isFirst = false
    return { path, language, code, ...(calls.length && { calls }) }
  })
  const templates = files.filter(({ path }) => path.endsWith('.edge'))
  const { components = {} } = examples[0]?.application ?? {}
  const whole = addCalled(
    templates.map(({ code }) => code),
    components,
  )
  return {
    name: route.id,
    title: route.title,
    category: frontMatter.category!,
    description: route.description,
    keywords: frontMatter.keywords!,
    uses: [...new Set(whole.flatMap((code) => listUses(code, namespace)))],
    files,
  }
}

/** Lists the components of the application that a template calls. */
function listCalls(code: string): string[] {
  return listOwnTags(parseTemplate(code)).flatMap(({ name, argument }) => (argument ? name : []))
}

/** Adds the components of the application that templates call, and those that these call. */
function addCalled(codes: string[], components: Record<string, string>): string[] {
  const called = codes.flatMap(listCalls).flatMap((name) => components[name] ?? [])
  const added = [...new Set(called)].filter((code) => !codes.includes(code))
  return added.length ? addCalled([...codes, ...added], components) : codes
}

/**
 * Checks that the page of a block has all facts about it, and a live template, a controller or
 * exception handler; and that other pages have none of these facts.
 */
export function checkBlock(id: string, page: PageMarkdown): Problem[] {
  const { file, frontMatter, fences } = page
  const data = frontMatter.data as Partial<FrontMatter>
  if (!isBlock(id)) {
    const facts = id === 'blocks' ? ['category'] : ['category', 'state']
    return facts
      .filter((key) => Object.hasOwn(data, key))
      .map((key) =>
        toProblem({
          file,
          line: frontMatter.lines[key]!,
          cannot: 'use front matter key',
          value: key,
          expected: ['a page in `content/blocks/`'],
          fix: 'Delete the line.',
        }),
      )
  }
  const at = { file, line: 1 }
  const missing = (['category', 'keywords'] as const).filter((key) => data[key] === undefined)
  const problems = missing.map((key) =>
    toProblem({
      ...at,
      cannot: 'publish the block',
      expected: [`front matter with \`${key}\``],
      fix: `Add \`${key}\` to the front matter.`,
    }),
  )
  const isLive = fences.some(
    ({ lang, meta, code }) => isExample(lang, meta) && code.startsWith('{{-- resources/views/'),
  )
  if (isLive) return problems
  return [
    ...problems,
    toProblem({
      ...at,
      cannot: 'show the block',
      expected: ['a fence `edge preview` that starts with `{{-- resources/views/… --}}`'],
      fix: 'Write the template of the block.',
    }),
  ]
}
