import { parseComponent } from '../component/parse-component.ts'
import { parseScript } from '../component/parse-script.ts'
import {
  checkLinks,
  lintMarkup,
  lintPage,
  parsePage,
  type PageMarkdown,
  type ParsePage,
} from '../markdown/index.ts'
import { listPublishedPaths } from '../../files/published-paths.ts'
import { ProblemError, toProblem, type Problem } from '../../problem/problem.ts'
import { catalogSchema, type Catalog } from '../../schema/catalog.ts'
import { frontMatterSchema, type FrontMatter } from '../../schema/page.ts'
import { toMeasuredTokens } from '../tokens/contrast.ts'
import {
  checkApi,
  checkCharacters,
  checkFrontMatter,
  checkMoved,
  checkMovedAnchors,
  checkPairs,
  checkPaths,
} from './check-pages.ts'
import { checkExample, type CheckExample } from './check-example.ts'
import { expandContent } from './expand-content.ts'
import { joinComponents, joinExamples } from './join-components.ts'
import { parseChangelog } from './changelog.ts'
import { parseRooted } from './relative-links.ts'
import { sortPages, toRoute } from './route.ts'
import type { LibrarySource, PageSource, Page, Site } from './sources.ts'

/**
 * Joins a library and its documentation; throws one ProblemError that names all that is wrong.
 * @param publicPaths paths of files that are published as they are, for links to them
 * @param parse stands for `parsePage`, such as one that remembers
 * @param check stands for `checkExample`
 */
export function toSite(
  source: LibrarySource,
  pageSources: PageSource[],
  publicPaths: string[] = [],
  parse: ParsePage = parsePage,
  check: CheckExample = checkExample,
): Site {
  const problems: Problem[] = []
  const report = (problem: Problem) => problems.push(problem)
  const { library, commands } = source
  const tokens = toMeasuredTokens(source.tokens)

  const scripts = source.scripts.map((script) => parseScript(script, report))
  const components = joinComponents(
    source.components.map((component) => ({
      ...parseComponent(component, library, report),
      file: component.file,
    })),
    { categories: library.categories, scripts },
    report,
  )
  if (!components.length) {
    report(
      toProblem({
        file: `${source.folder}/components`,
        line: 1,
        cannot: 'read library',
        value: library.name,
        expected: ['at least one component'],
        fix: 'Add a template to the folder of components.',
      }),
    )
  }

  const releases = source.changelog ? parseChangelog(source.changelog, report) : []
  if (source.changelog) {
    const { file, text } = source.changelog
    problems.push(...lintMarkup(parse(text, { file })))
  }
  const draft: Catalog = { library, components, tokens, scripts, commands, releases, routes: [] }
  const ids = new Set(pageSources.map(({ id }) => id))
  const parsed = pageSources.flatMap((page) =>
    collect(() => ({ page, markdown: parseRooted(page, ids, parse) }), report),
  )
  for (const { page, markdown } of parsed) {
    problems.push(...lintPage(markdown, (markdown.frontMatter.data ?? {}) as FrontMatter))
    problems.push(...checkFrontMatter(markdown))
    const isOfComponent = components.some(({ name }) => `components/${name}` === page.id)
    if (isOfComponent) problems.push(...checkApi(markdown))
  }
  problems.push(
    ...checkCharacters(
      [...pageSources, ...source.components, ...source.scripts, source.changelog ?? []].flat(),
      [
        { file: `${source.folder}/library.ts`, value: library },
        { file: `${source.folder}/tokens.ts`, value: tokens },
        ...components.map((value) => ({
          file: source.components.find(({ name }) => name === value.name)!.file,
          value,
        })),
        ...parsed.map(({ page, markdown }) => ({
          file: page.file,
          value: markdown.frontMatter.data,
        })),
      ],
    ),
  )
  problems.push(...checkPaths(pageSources), ...checkPairs(source, pageSources))
  if (problems.length) throw new ProblemError(problems)

  const pages = sortPages(
    parsed.flatMap(({ page, markdown }) =>
      collect(() => toPage(draft, page, markdown, parse), report),
    ),
    library.categories,
  )
  problems.push(...checkMoved(pages), ...pages.flatMap(checkMovedAnchors))
  if (problems.length) throw new ProblemError(problems)

  const routes = pages.map(({ route }) => route)
  for (const { markdown, examples } of pages) {
    // What directives have written is of the templates, and is in no lint of the page as it was.
    problems.push(...lintMarkup(markdown))
    const place = { file: markdown.file, catalog: draft }
    problems.push(...examples.flatMap((example) => check(example, place)))
  }
  problems.push(
    ...checkLinks(
      pages.map(({ route, frontMatter, markdown, examples }) => ({
        path: route.path,
        movedFrom: frontMatter.movedFrom ?? [],
        movedAnchors: frontMatter.movedAnchors ?? {},
        file: markdown.file,
        headings: route.headings,
        links: markdown.links,
        anchors: examples.map(({ id }) => id),
      })),
      new Set([...listPublishedPaths({ ...draft, routes }), ...publicPaths]),
    ),
  )
  if (problems.length) throw new ProblemError(problems)
  const catalog = catalogSchema.parse({
    ...draft,
    components: components.map((component) => joinExamples(component, pages)),
    routes,
  })
  return { catalog, pages }
}

/** What a step makes, or nothing when it throws problems: they are reported with all others. */
function collect<T>(step: () => T, report: (problem: Problem) => void): T[] {
  try {
    return [step()]
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    error.problems.forEach(report)
    return []
  }
}

function toPage(
  catalog: Catalog,
  { id }: PageSource,
  source: PageMarkdown,
  parse: ParsePage,
): Page {
  const frontMatter = frontMatterSchema.parse(source.frontMatter.data)
  const page = { id, title: frontMatter.title }
  const { component, markdown, headings, examples } = expandContent(catalog, page, source, parse)
  return { route: toRoute(id, frontMatter, headings, component), frontMatter, markdown, examples }
}
