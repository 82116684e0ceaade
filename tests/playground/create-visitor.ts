import assert from 'node:assert/strict'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** A page as it reached the visitor, after redirects. */
export type Page = {
  path: string
  status: number
  headers: Headers
  html: string
  /** Every element, in order */
  elements: Element[]
}

/** Somebody who opens pages and sends forms, as a browser without scripts does it. */
export type Visitor = {
  open: (path: string) => Promise<Page>
  /** Sends the form of a page as it is, but for the given fields; null leaves one out. */
  send: (page: Page, fields: Record<string, string | null>) => Promise<Page>
}

/** Returns a new visitor of an address, who has no cookie yet. */
export function createVisitor(address: string): Visitor {
  const cookies = new Map<string, string>()

  async function request(path: string, { referer = '', ...init } = {}): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, address), {
      ...init,
      redirect: 'manual',
      headers: { cookie, referer },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (location) return request(location)
    const html = await response.text()
    const { pathname } = new URL(response.url)
    const { status, headers } = response
    return { path: pathname, status, headers, html, elements: listElements(html) }
  }

  return {
    open: (path) => request(path),
    send(page, fields) {
      const form = page.elements.find(({ tagName }) => tagName === 'form')
      assert.ok(form, `${page.path} has no form`)
      const values = readValues(form)
      for (const [name, value] of Object.entries(fields)) {
        assert.ok(values.has(name), `the form of ${page.path} has no field ${name}`)
        if (value === null) values.delete(name)
        else values.set(name, value)
      }
      const { method, action } = form.properties
      return request(String(action), {
        method: String(method),
        body: values,
        referer: new URL(page.path, address).href,
      } as RequestInit & { referer: string })
    },
  }
}

function readValues(form: Element): URLSearchParams {
  const values = new URLSearchParams()
  for (const { tagName, properties } of listDescendants(form)) {
    const { name, value, disabled } = properties
    if (tagName === 'input' && name && !disabled) values.append(String(name), String(value ?? ''))
  }
  return values
}

function listElements(html: string): Element[] {
  return listDescendants(fromHtml(html))
}

function listDescendants(tree: Parameters<typeof visit>[0]): Element[] {
  const elements: Element[] = []
  visit(tree, 'element', (element: Element) => {
    elements.push(element)
  })
  return elements
}
