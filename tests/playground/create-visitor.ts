import assert from 'node:assert/strict'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** A page as the visitor received it, after redirects. */
export type Page = {
  path: string
  /** With its question mark; empty without a query string */
  query: string
  status: number
  headers: Headers
  html: string
  /** Every element, in order */
  elements: Element[]
}

/** Opens pages and submits forms like a browser without scripts. */
export type Visitor = {
  open: (path: string) => Promise<Page>
  /**
   * Submits a form of a page with changed fields; null omits a field. Without an id, it submits the
   * first form.
   */
  send: (page: Page, fields: Record<string, string | File | null>, id?: string) => Promise<Page>
  /** Requests something else than a page. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

/**
 * Returns a new visitor of a site, without cookies.
 * @param own headers of each request, such as those of a library in the page
 */
export function createVisitor(address: string, own: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>()

  function fetchWith(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return fetch(new URL(path, address), {
      ...init,
      redirect: 'manual',
      // A server closes an idle connection, perhaps just when the next request is sent.
      headers: { ...own, ...(headers as Record<string, string>), cookie, connection: 'close' },
    })
  }

  async function request(path: string, { referer = '', ...init } = {}): Promise<Page> {
    const response = await fetchWith(path, { ...init, headers: { referer } })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (location) return request(location)
    const html = await response.text()
    const { pathname, search } = new URL(response.url)
    const { status, headers } = response
    return { path: pathname, query: search, status, headers, html, elements: listElements(html) }
  }

  return {
    request: fetchWith,
    open: (path) => request(path),
    send(page, fields, id) {
      const form = page.elements.find(
        ({ tagName, properties }) => tagName === 'form' && (!id || properties.id === id),
      )
      assert.ok(form, `${page.path} has no form ${id ?? ''}`)
      const { names, values } = readValues(form)
      for (const [name, value] of Object.entries(fields)) {
        assert.ok(names.includes(name), `the form of ${page.path} has no field ${name}`)
        if (value === null) values.delete(name)
        else values.set(name, value)
      }
      const { method, action, encType } = form.properties
      return request(String(action), {
        method: String(method),
        body: encType ? values : toSearchParams(values),
        referer: new URL(page.path + page.query, address).href,
      } as RequestInit & { referer: string })
    },
  }
}

/** Returns the names of the controls of a form, and what a browser would submit. */
function readValues(form: Element): { names: string[]; values: FormData } {
  const names: string[] = []
  const values = new FormData()
  for (const element of listDescendants(form)) {
    const { tagName, properties } = element
    // Only the pressed button is submitted.
    if (tagName === 'button' && properties.name) names.push(String(properties.name))
    if (!['input', 'select', 'textarea'].includes(tagName)) continue
    const { name, type, disabled, checked } = properties
    if (!name || disabled) continue
    names.push(String(name))
    const isChoice = type === 'checkbox' || type === 'radio'
    if (isChoice && !checked) continue
    if (type === 'file') values.append(String(name), new File([], ''))
    else values.append(String(name), readValue(element) ?? (isChoice ? 'on' : ''))
  }
  return { names, values }
}

/** Returns the value or the selected option of a control; null if there is none. */
export function readValue(control: Element): string | null {
  const { tagName, properties } = control
  if (tagName === 'textarea') return toString(control).replace(/^\n/, '') || null
  if (tagName !== 'select') return properties.value === undefined ? null : String(properties.value)
  const options = listDescendants(control).filter((element) => element.tagName === 'option')
  const chosen = options.find((option) => option.properties.selected) ?? options[0]
  return chosen ? String(chosen.properties.value ?? toString(chosen)) : null
}

function toSearchParams(values: FormData): URLSearchParams {
  return new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))
}

/** Lists the elements of a page, and those that a stream of Turbo puts into it. */
function listElements(html: string): Element[] {
  const isStream = html.startsWith('<turbo-stream')
  return listDescendants(fromHtml(isStream ? html.replace(/<\/?template>/g, '') : html))
}

function listDescendants(tree: Parameters<typeof visit>[0]): Element[] {
  const elements: Element[] = []
  visit(tree, 'element', (element: Element) => {
    elements.push(element)
  })
  return elements
}
