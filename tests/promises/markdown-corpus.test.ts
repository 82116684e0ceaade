import { createProcessor } from '@mdx-js/mdx'
import {
  createMarkdownProcessor,
  parseFrontmatter,
  rehypeHeadingIds,
} from '@astrojs/markdown-remark'
import remarkGfm from 'remark-gfm'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { normaliseText, parsePage, toRawMarkdown } from '../../engine/library/markdown/index.ts'
import { corpus } from '../unit/library/markdown/corpus.ts'

const processor = await createMarkdownProcessor({ syntaxHighlight: false, smartypants: false })

const parts = { frontMatter: { title: 'A' }, indexUrl: 'https://a.b/llms.txt' }
const head = '---\ntitle: "A"\n---\n\n# A\n\n> Documentation index: https://a.b/llms.txt\n\n'

function readBody(text: string): string {
  const { content } = parseFrontmatter(normaliseText(text))
  return content.replace(/^(?:[ \t]*\n)+/, '')
}

for (const { name, text, isPlain = true, hasTitle = false } of corpus) {
  test(`generates the same slugs as Astro: ${name}`, async () => {
    const { headings } = parsePage(text, { file: 'a.md' })
    const { metadata } = await processor.render(readBody(text))
    const slugs = metadata.headings.map(({ depth, slug }) => ({ depth, slug }))
    assert.deepEqual(
      headings.map(({ depth, slug }) => ({ depth, slug })),
      slugs,
    )
  })

  test(`extracts the same code as the rendered <code>: ${name}`, async () => {
    const page = parsePage(text, { file: 'a.md' })
    const { code } = await processor.render(readBody(text))
    const rendered: string[] = []
    visit(fromHtml(code, { fragment: true }), 'element', (node) => {
      if (node.tagName === 'pre') rendered.push(toString(node))
    })
    for (const fence of page.fences) {
      // HTML drops a newline at the start of <pre>.
      const index = rendered.indexOf(fence.code.trim() === '' ? '' : `${fence.code}\n`)
      assert.notEqual(index, -1, JSON.stringify([fence.code, rendered]))
      rendered.splice(index, 1)
    }
    assert.equal(rendered.length, page.indentedCode.length)
  })

  test(`returns offsets and lines that match the text: ${name}`, () => {
    const page = parsePage(text, { file: 'a.md' })
    const lines = page.text.split('\n')
    for (const { from, line, col, to } of page.links) {
      const destination = page.text.slice(from, to)
      assert.equal(lines[line - 1]?.slice(col - 1, col - 1 + to - from), destination)
    }
    for (const { from, line } of page.headings) {
      if (from > 0) assert.equal(page.text.slice(0, from).split('\n').length, line)
    }
    for (const { from, line, code, codeLine } of page.fences) {
      assert.match(page.text.slice(from), /^(?:`{3}|~{3})/)
      assert.equal(page.text.slice(0, from).split('\n').length, line)
      const first = code.split('\n')[0]?.trim() ?? ''
      if (first !== '') assert.ok(lines[codeLine - 1]?.includes(first))
    }
  })

  if (!isPlain) continue

  test(`publishes the body byte for byte: ${name}`, () => {
    const page = parsePage(text, { file: 'a.md' })
    const markdown = toRawMarkdown({ ...parts, page, rewrite: (url) => url })
    const start = hasTitle ? head.replace('# A\n\n', '') : head
    const expected = `${start}${readBody(text)}`.replace(/\n+$/, '')
    assert.equal(markdown, `${expected}\n`)
  })

  test(`replaces each destination with any URL: ${name}`, () => {
    const page = parsePage(text, { file: 'a.md' })
    for (const suffix of ['', ' b', '(', ')(', '(a)', '<', '>', '\\', '\\)', '|', '&amp;', '\n']) {
      const rewrite = (url: string) => `https://a.b${url}${suffix}`
      const markdown = toRawMarkdown({ ...parts, page, rewrite })
      const again = parsePage(markdown, { file: 'a.md' })
      assert.deepEqual(
        again.links.map(({ url, kind }) => ({ url, kind })),
        page.links.map(({ url, kind }) => ({ url: rewrite(url).replace('\n', '%0A'), kind })),
      )
    }
  })
}

const mdxPages = {
  'components in headings':
    '## A <Badge>new</Badge> <Icon name="x" />\n\n## `{a}` \\{b\\}\n\n## it\'s -- "d"\n',
  'headings in components':
    '<Tabs>\n  ## In\n\n  <Tab>\n    ### Deep\n  </Tab>\n</Tabs>\n\n## In\n',
  'import and export': 'import A from "a"\n\n# A\n\nexport const b = `\n# no\n`\n\n## A\n',
  footnotes: '## A[^1]\n\n[^1]: x\n',
}

for (const [name, text] of Object.entries(mdxPages)) {
  test(`generates the same slugs as Astro in MDX: ${name}`, async () => {
    const options = {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeHeadingIds],
    }
    const file = await createProcessor(options).process({ path: 'a.mdx', value: text })
    const { headings } = parsePage(text, { file: 'a.mdx', mdx: true })
    assert.deepEqual(
      headings.map(({ depth, slug }) => ({ depth, slug })),
      (file.data.astro?.headings ?? []).map(({ depth, slug }) => ({ depth, slug })),
    )
    assert.notEqual(headings.length, 0)
  })
}
