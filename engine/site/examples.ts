import * as z from 'zod'
import GithubSlugger from 'github-slugger'
import type { FrontMatter } from '../schema/page.ts'
import type { PageMarkdown } from '../library/markdown/index.ts'

/** The fence options that describe the request and session of an example's page. */
const exampleRequestSchema = z.strictObject({
  errors: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .optional()
    .describe('Validation errors by field name'),
  old: z.record(z.string(), z.json()).optional().describe('Submitted values by field name'),
  flash: z.record(z.string(), z.json()).optional().describe('Other flash messages'),
})

/** A made-up request for an example. */
export type ExampleRequest = z.infer<typeof exampleRequestSchema>

/** What the templates of a block find in an application. */
export type BlockApplication = {
  /** Variables that the controller passes to the template */
  state: NonNullable<FrontMatter['state']>
  /** Variables that the application shares with every template */
  shared: NonNullable<FrontMatter['state']>
  /** Path of the page, without its query string */
  url: string
  /** Method and path of each route by its name, such as `GET /members/:id` */
  routes: Record<string, string>
  /** Code of the application's own components by the name of their tag, such as `layout` */
  components: Record<string, string>
}

/**
 * How a page arranges the elements of an example: blocks below each other, in a row, below each
 * other with the full width of the example, or as a page of its own, as wide as a screen.
 */
export type ExampleLayout = (typeof layouts)[number]
const layouts = ['block', 'row', 'full', 'screen'] as const

/** A fenced code block that the page renders as a live example above its code. */
export type PageExample = {
  /** Anchor on the page, `button--with-an-icon` */
  id: string
  title: string
  /** Markdown of the paragraph above it, or empty */
  description: string
  code: string
  /** The text after the language of the fence */
  meta: string
  /** The request to render it with; an empty object for an ordinary page */
  request: ExampleRequest
  /** Names of the props that readers can change */
  controls: string[]
  /** Name of the component that the page is about, whose tag the controls change */
  component: string | null
  /** How the page arranges its elements */
  layout: ExampleLayout
  /** Whether the page shows the code only after a click on its title */
  isCodeClosed: boolean
  /** Path of its own page, `/preview/button/button--with-an-icon` */
  path: string
  /** What the template of a block finds in its application; omitted in other pages */
  application?: BlockApplication
  /** Line of the opening fence, from 1 */
  line: number
}

/** Whether a fence with this language and options is a live example. */
export function isExample(
  lang: string | null | undefined,
  meta: string | null | undefined,
): boolean {
  return lang === 'edge' && /(^|\s)preview(\s|$)/.test(meta ?? '')
}

/** Whether the author of an example has decided which controls it has. */
export function hasControls(meta: string): boolean {
  return /(^|\s)controls=/.test(meta)
}

/** Lists the live examples of a page in order, named after the heading above them, or the page. */
export function listExamples(
  page: PageMarkdown,
  { id: pageId, title: pageTitle }: { id: string; title: string },
): PageExample[] {
  const slugger = new GithubSlugger()
  const name = pageId.split('/').at(-1)!
  return page.fences
    .filter(({ lang, meta }) => isExample(lang, meta))
    .map(({ headingIndex, paragraphBefore, code, meta, line }) => {
      const heading = headingIndex === null ? null : page.headings[headingIndex]
      const title = heading?.text || pageTitle
      const id = slugger.slug(`${name}--${title}`)
      const { request, controls, layout, isCodeClosed } = parseExampleMeta(meta ?? '')
      return {
        id,
        title,
        description: paragraphBefore ?? '',
        code,
        meta: meta ?? '',
        request,
        controls,
        component: pageId.startsWith('components/') ? name : null,
        layout,
        isCodeClosed,
        path: `/preview/${pageId.replace(/^components\//, '')}/${id}`,
        line,
      }
    })
}

const keys = Object.keys(exampleRequestSchema.shape) as (keyof ExampleRequest)[]

/** The parsed options of a live example's fence. */
type ExampleMeta = {
  request: ExampleRequest
  /** Names of the props that readers can change */
  controls: string[]
  layout: ExampleLayout
  isCodeClosed: boolean
  /** Invalid options */
  mistakes: { value: string; expected: string[] }[]
}

/** Parses the options after the language of a live example's fence. */
export function parseExampleMeta(meta: string): ExampleMeta {
  const request: Record<string, unknown> = {}
  const controls: string[] = []
  let layout: ExampleLayout = 'block'
  let isCodeClosed = false
  const mistakes: ExampleMeta['mistakes'] = []
  let rest = meta.trim()
  while (rest) {
    const key = keys.find((name) => rest.startsWith(`${name}=`))
    const end = key ? findJsonEnd(rest, key.length + 1) : rest.search(/\s|$/)
    if (end < 0) {
      mistakes.push({ value: rest, expected: [`\`${key}=\` and a JSON object`] })
      break
    }
    const word = rest.slice(0, end)
    const [, names] = /^controls=(\w+(?:,\w+)*)$/.exec(word) ?? []
    if (key) {
      const value = JSON.parse(word.slice(key.length + 1))
      if (exampleRequestSchema.shape[key].safeParse(value).success) request[key] = value
      else mistakes.push({ value: word, expected: [toExpected(key)] })
    } else if (names) {
      if (names !== 'none') controls.push(...names.split(','))
    } else if (word.startsWith('controls=')) {
      mistakes.push({ value: word, expected: ['names of props, with commas and without spaces'] })
    } else if (word.startsWith('layout=')) {
      const named = layouts.find((name) => word === `layout=${name}`)
      if (named) layout = named
      else mistakes.push({ value: word, expected: layouts.map((name) => `layout=${name}`) })
    } else if (word === 'code=closed') {
      isCodeClosed = true
    } else if (word !== 'preview') {
      const words = [
        'preview',
        'controls=…',
        'layout=…',
        'code=closed',
        ...keys.map((name) => `${name}={…}`),
      ]
      mistakes.push({ value: word, expected: words })
    }
    rest = rest.slice(end).trimStart()
  }
  if (layout === 'screen' && controls.length) {
    mistakes.push({ value: `controls=${controls}`, expected: ['no controls with `layout=screen`'] })
  }
  return { request, controls, layout, isCodeClosed, mistakes }
}

/**
 * Finds the end of the JSON object that starts at an offset: before a space, or at the end of the
 * text. Returns -1 if there is none.
 */
function findJsonEnd(text: string, from: number): number {
  for (const { index } of text.matchAll(/\}(?=\s|$)/g)) {
    if (index > from && isJson(text.slice(from, index + 1))) return index + 1
  }
  return -1
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text))
  } catch {
    return false
  }
}

function toExpected(key: string): string {
  return key === 'errors' ? 'a list of messages for each path' : 'an object'
}
