import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import type { CompletionItem, MarkupContent } from 'vscode-html-languageservice'

// Node finds no named exports in this module, but its types have no default export.
const { default: html } = await import('vscode-html-languageservice')
const { getLanguageService, newHTMLDataProvider, TextDocument } = html
const data = JSON.parse(readFileSync('kit/build/vscode.html-custom-data.json', 'utf8'))
const { library } = JSON.parse(readFileSync('kit/build/catalog.json', 'utf8'))
// Like VS Code: HTML itself is completed too.
const service = getLanguageService({
  customDataProviders: [newHTMLDataProvider('@kit-edge/ui', data)],
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: ['markdown'] } },
      hover: { contentFormat: ['markdown'] },
    },
  },
})

/** Parses a template, and removes the `|` that marks the position in it. */
function open(marked: string) {
  const document = TextDocument.create('file:///page.edge', 'edge', 1, marked.replace('|', ''))
  const position = document.positionAt(marked.indexOf('|'))
  return { document, position, page: service.parseHTMLDocument(document) }
}

/** Returns the completions at the `|`. */
function complete(marked: string): CompletionItem[] {
  const { document, position, page } = open(marked)
  return service.doComplete(document, position, page).items
}

/** Returns the template after a completion was accepted. */
function accept(marked: string, label: string): string {
  const { document } = open(marked)
  const item = complete(marked).find((candidate) => candidate.label === label)
  assert.ok(item, `expected ${label} at ${marked}`)
  return TextDocument.applyEdits(document, [item.textEdit as never])
}

const labels = (marked: string) => complete(marked).map(({ label }) => label)

/** Returns the Markdown of the hover at the `|`. */
function hover(marked: string): string {
  const { document, position, page } = open(marked)
  const found = service.doHover(document, position, page)
  assert.ok(found, `expected a hover at ${marked}`)
  return (found.contents as MarkupContent).value
}

test('completes a tag after its namespace, and a sub-component after its dot', () => {
  for (const marked of ['<|', '<x-kit::|', '<x-kit::ca|', '<x-kit::card.|', '<p>a</p>\n<x-|']) {
    const offered = labels(marked)
    for (const tag of ['x-kit::button', 'x-kit::card', 'x-kit::card.header']) {
      assert.equal(offered.filter((label) => label === tag).length, 1, `${tag} at ${marked}`)
    }
  }
  assert.equal(accept('<x-kit::card.|', 'x-kit::card.header'), '<x-kit::card.header')
  assert.equal(accept('<b>|', '</b>'), '<b>$0</b>')
})

test('offers every component and sub-component once, with its summary', () => {
  const items = complete('<x-kit::|').filter(({ label }) => label.startsWith('x-kit::'))
  assert.deepEqual(
    items.map(({ label }) => label),
    data.tags.map(({ name }: { name: string }) => name),
  )
  assert.ok(items.length >= 60)
  for (const { documentation } of items) assert.ok((documentation as MarkupContent).value)
})

test('completes props as attributes, each once and without existing ones', () => {
  const offered = labels('<x-kit::button |')
  assert.equal(new Set(offered).size, offered.length)
  for (const name of ['variant', 'icon', 'loading']) assert.ok(offered.includes(name), name)
  assert.ok(!labels('<x-kit::button icon="plus" |').includes('icon'))
  assert.equal(accept('<x-kit::button va|', 'variant'), '<x-kit::button variant="$1"')
})

test('completes a boolean prop without a value', () => {
  assert.equal(accept('<x-kit::button lo|', 'loading'), '<x-kit::button loading')
})

test('completes a prop that takes data with a leading colon, and no prop in both forms', () => {
  assert.equal(accept('<x-kit::table ro|', ':rows'), '<x-kit::table :rows="$1"')
  assert.equal(accept('<x-kit::table :|', ':rows'), '<x-kit::table :rows="$1"')
  const offered = labels('<x-kit::table |')
  assert.ok(!offered.includes('rows'))
  for (const { name, attributes } of data.tags) {
    const names = attributes.map((attribute: { name: string }) => attribute.name.replace(':', ''))
    assert.equal(new Set(names).size, names.length, name)
  }
})

test('completes the values of an enumeration, and adds missing quotes', () => {
  const values = ['solid', 'soft', 'outline', 'ghost', 'link']
  for (const marked of ['<x-kit::button variant="|"', '<x-kit::button variant="so|">']) {
    assert.deepEqual(labels(marked).slice(0, 5), values)
  }
  assert.equal(accept('<x-kit::button variant=|', 'soft'), '<x-kit::button variant="soft"')
  assert.deepEqual(labels('<x-kit::card.header level="|"'), ['2', '3', '4', '5', '6'])
})

test('completes HTML and script attributes on a tag too', () => {
  const offered = labels('<x-kit::button |')
  for (const name of ['class', 'id', 'data-kit-once']) assert.ok(offered.includes(name), name)
  assert.ok(labels('<form |').includes('data-kit-once'))
})

test('closes a tag by its own name', () => {
  const marked = '<x-kit::card><x-kit::card.header>Team</|'
  assert.deepEqual(labels(marked), ['/x-kit::card.header'])
  assert.match(accept(marked, '/x-kit::card.header'), /Team<\/x-kit::card\.header>$/)
  const { document, position, page } = open('<x-kit::card.header>|')
  assert.equal(service.doTagComplete(document, position, page), '$0</x-kit::card.header>')
})

/** Editors open links as web pages, so there is no link before the documentation has a host. */
function checkLink(text: string, path: string): void {
  if (library.docsUrl === undefined) assert.doesNotMatch(text, /documentation\]|undefined/)
  else assert.ok(text.includes(`[Kit documentation](${library.docsUrl}${path})`), text)
}

test('describes a tag on hover, with a link to its page', () => {
  const text = hover('<x-kit::ba|dge>New</x-kit::badge>')
  assert.match(text, /^Small label for a status/)
  assert.match(text, /Slots: `main`/)
  checkLink(text, '/components/badge')
  checkLink(hover('<x-kit::card.hea|der />'), '/components/card#card-header')
})

test('shows type, meaning and default of a prop on hover, with a link', () => {
  const text = hover('<x-kit::badge vari|ant="soft">')
  assert.match(text, /^`'solid' \| 'soft' \| 'outline'` Visual style.*\. Default: `"soft"`\./)
  checkLink(text, '/components/badge')
  assert.match(hover('<x-kit::table :ro|ws="users">'), /`array \| object`/)
})

test('names the script of an attribute on hover', () => {
  const text = hover('<form data-kit-on|ce>')
  assert.match(text, /Needs `@kit-edge\/ui\/scripts\/form`\./)
  checkLink(text, '/guides/scripts#form')
})
