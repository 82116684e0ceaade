/** The search. Its button or ⌘K opens it, which loads Pagefind. */
type Result = { url: string; meta: { title?: string }; excerpt: string }
type Pagefind = {
  options: (options: { ranking: { termSimilarity: number } }) => Promise<void>
  debouncedSearch: (query: string) => Promise<{ results: { data: () => Promise<Result> }[] } | null>
}

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-search]')!
const input = dialog.querySelector('input')!
const list = dialog.querySelector('ul')!
const status = dialog.querySelector('p')!
let pagefind: Promise<Pagefind> | undefined
let active = -1

function open(): void {
  if (dialog.open) return
  pagefind ??= start()
  dialog.showModal()
  input.select()
}

async function start(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ dialog.dataset.search!)
  // Ranks exact words well above words that only begin with the term.
  await pagefind.options({ ranking: { termSimilarity: 10 } })
  return pagefind
}

async function search(): Promise<void> {
  const query = input.value.trim()
  const found = query ? await load(query) : []
  if (found === null || query !== input.value.trim()) return
  list.replaceChildren(...found.map(toItem))
  input.setAttribute('aria-expanded', String(found.length > 0))
  status.textContent = query && !found.length ? `Nothing found for “${query}”.` : ''
  activate(found.length ? 0 : -1)
}

/** Returns the results, or null if a newer query has replaced this one. */
async function load(query: string): Promise<Result[] | null> {
  try {
    const answer = await (await pagefind)?.debouncedSearch(query)
    if (!answer) return null
    const found = await Promise.all(answer.results.slice(0, 8).map((result) => result.data()))
    // Lists the page with that title first, even if others contain the word more often.
    const isNamed = ({ meta }: Result) => meta.title?.toLowerCase() === query.toLowerCase()
    return found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  } catch {
    status.textContent = 'The index is made by the build; there is none yet.'
    return null
  }
}

function toItem({ url, meta, excerpt }: Result, index: number): HTMLLIElement {
  const item = document.createElement('li')
  item.role = 'none'
  const link = document.createElement('a')
  link.role = 'option'
  link.id = `site-search-result-${index}`
  link.href = url
  link.tabIndex = -1
  const title = document.createElement('strong')
  title.textContent = meta.title ?? url
  const text = document.createElement('span')
  // Pagefind escapes the text of pages and adds nothing but <mark>.
  text.innerHTML = excerpt
  link.append(title, text)
  item.append(link)
  return item
}

function activate(index: number): void {
  active = index
  for (const [place, option] of [...list.querySelectorAll('a')].entries()) {
    option.setAttribute('aria-selected', String(place === index))
    if (place === index) option.scrollIntoView({ block: 'nearest' })
  }
  if (index < 0) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', `site-search-result-${index}`)
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-open-search]')) {
  button.addEventListener('click', open)
}

input.addEventListener('input', search)
input.addEventListener('keydown', (event) => {
  const { length } = list.children
  if (event.key === 'ArrowDown' && length) activate((active + 1) % length)
  else if (event.key === 'ArrowUp' && length) activate((active - 1 + length) % length)
  // By default, the first press only clears a search field.
  else if (event.key === 'Escape') dialog.close()
  else if (event.key === 'Enter') list.children[active]?.querySelector('a')?.click()
  else return
  event.preventDefault()
})
list.addEventListener('click', () => dialog.close())
document.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  open()
})
