import type { SiteEntry, SiteIndexFile } from '@kit-edge/engine/search/site-index.ts'
import { searchSite, toSiteIndex } from '@kit-edge/engine/search/site-search.ts'
import { searchText } from '@kit-edge/engine/search/search-text.ts'
import type { SiteTextFile } from '@kit-edge/engine/search/site-text.ts'
import { addRecent, readRecent } from './search-recent.ts'

/** What a result shows: its path and title, the heading it leads to, and a text below. */
type Option = { path: string; title: string; heading?: string; text: string[] }
type Group = { title: string; options: Option[] }

const mostTexts = 4

/** The URL of the home page. It is not in the script, which is the same below every base path. */
const home = document.querySelector<HTMLElement>('[data-search]')!.dataset.search!
const toHref = (path: string) => (path === '/' ? home : `${home.replace(/\/$/, '')}${path}`)

/** Loads the index, and shows results for what is in the field from now on. */
export const start = once(async (dialog: HTMLDialogElement) => {
  const input = dialog.querySelector('input')!
  const list = dialog.querySelector<HTMLElement>('[role="listbox"]')!
  const status = dialog.querySelector<HTMLElement>('[role="status"]')!
  const load = async <T>(path: string): Promise<T> => (await fetch(toHref(path))).json()
  const loadTexts = once(() => load<SiteTextFile>('/search-text.json'))
  let active = -1

  const show = (groups: Group[]) => {
    list.replaceChildren(...groups.filter(({ options }) => options.length).map(toGroup))
    const options = [...list.querySelectorAll('a')]
    for (const [index, option] of options.entries()) option.id = `site-search-result-${index}`
    input.setAttribute('aria-expanded', String(options.length > 0))
    return options.length
  }
  const activate = (index: number) => {
    active = index
    for (const [place, option] of [...list.querySelectorAll('a')].entries()) {
      option.setAttribute('aria-selected', String(place === index))
      if (place === index) option.scrollIntoView({ block: 'nearest' })
    }
    if (index < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `site-search-result-${index}`)
  }

  const search = async () => {
    const query = input.value.trim()
    if (!query) {
      activate(show(listStart(file)) ? 0 : -1)
      status.textContent = ''
      return
    }
    const { groups, isUnknownComponent } = searchSite(index, query)
    const named = groups.map(({ group, results }) => ({
      title: group,
      options: results.map(({ entry, heading }) => toOption(entry, heading)),
    }))
    activate(show(named) ? 0 : -1)
    status.textContent = toMessage(query, { isUnknownComponent, count: countOptions(named) })
    const texts = await loadTexts()
    if (query !== input.value.trim()) return
    const all = [...named, listTexts(texts, query, named)]
    const count = countOptions(all)
    activate(show(count ? all : [listSuggested(file)]) ? Math.max(active, 0) : -1)
    status.textContent = toMessage(query, { isUnknownComponent, count })
  }

  input.addEventListener('keydown', (event) => {
    const { length } = list.querySelectorAll('a')
    if (event.key === 'ArrowDown' && length) activate((active + 1) % length)
    else if (event.key === 'ArrowUp' && length) activate((active - 1 + length) % length)
    // By default, the first press only clears a search field.
    else if (event.key === 'Escape') dialog.close()
    else if (event.key === 'Enter') list.querySelectorAll('a')[active]?.click()
    else return
    event.preventDefault()
  })
  list.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (!link) return
    addRecent(link.dataset.path!)
    dialog.close()
  })

  const file = await load<SiteIndexFile>('/search.json')
  const index = toSiteIndex(file)
  input.addEventListener('input', () => void search())
  // Answers what somebody typed while the index loaded.
  await search()
})

/** Runs a function the first time only, and returns the same result afterwards. */
function once<Input extends unknown[], Result>(run: (...input: Input) => Result) {
  let result: { value: Result } | undefined
  return (...input: Input): Result => (result ??= { value: run(...input) }).value
}

/** Lists what is shown before somebody types: pages opened before, and pages to start with. */
function listStart(file: SiteIndexFile): Group[] {
  const others = readRecent().filter((path) => toHref(path) !== location.pathname)
  return [{ title: 'Recent', options: toOptions(file, others) }, listSuggested(file)]
}

/** Lists the pages to start with, also when nothing matches a query. */
function listSuggested(file: SiteIndexFile): Group {
  return { title: 'Suggested', options: toOptions(file, file.suggested) }
}

function toOptions({ entries }: SiteIndexFile, paths: string[]): Option[] {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  return paths.flatMap((path) => byPath.get(path) ?? []).map((entry) => toOption(entry))
}

function toOption(entry: SiteEntry, heading: { text: string; anchor: string } | null = null) {
  const path = heading ? `${entry.path.split('#')[0]}#${heading.anchor}` : entry.path
  return { path, title: entry.title, heading: heading?.text, text: [entry.summary ?? ''] }
}

/** Lists the sections that contain the words of a query, except those that are shown already. */
function listTexts(texts: SiteTextFile, query: string, shown: Group[]): Group {
  const known = new Set(shown.flatMap(({ options }) => options.map(({ path }) => path)))
  const options = searchText(texts, query, mostTexts + known.size).map(
    ({ path, title, heading, anchor, excerpt }) => ({
      path: anchor ? `${path}#${anchor}` : path,
      title,
      heading,
      text: excerpt,
    }),
  )
  const others = options.filter(({ path }) => !known.has(path))
  return { title: 'In the text', options: others.slice(0, mostTexts) }
}

function countOptions(groups: Group[]): number {
  return groups.reduce((count, { options }) => count + options.length, 0)
}

function toMessage(
  query: string,
  { isUnknownComponent, count }: { isUnknownComponent: boolean; count: number },
): string {
  if (isUnknownComponent) return `There is no component ${query}.${count ? ' Closest:' : ''}`
  return count ? '' : `Nothing found for “${query}”.`
}

function toGroup({ title, options }: Group, index: number): HTMLElement {
  const group = document.createElement('div')
  const heading = document.createElement('p')
  heading.id = `site-search-group-${index}`
  heading.textContent = title
  heading.role = 'presentation'
  group.role = 'group'
  group.setAttribute('aria-labelledby', heading.id)
  group.append(heading, ...options.map(toLink))
  return group
}

function toLink({ path, title, heading, text }: Option): HTMLAnchorElement {
  const link = document.createElement('a')
  link.role = 'option'
  link.href = toHref(path)
  link.dataset.path = path.split('#')[0]
  link.tabIndex = -1
  const strong = document.createElement('strong')
  strong.textContent = heading ? `${title} › ${heading}` : title
  const below = document.createElement('span')
  for (const [index, piece] of text.entries()) {
    const mark = index % 2 ? document.createElement('mark') : null
    if (mark) mark.textContent = piece
    below.append(mark ?? piece.replaceAll('`', ''))
  }
  link.append(strong, below)
  return link
}
