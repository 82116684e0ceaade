import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'

/** The published Markdown of two other sites: a plain Astro site, and one of Starlight. */
const sites = {
  plain: {
    url: 'https://plain.example/handbook',
    content: 'src/pages',
    pages: ['index.md', 'guides/first.md', 'guides/second.md'],
    index: [
      '## Overview',
      '- [Handbook](https://plain.example/handbook/index.md): Where to begin.',
      '## Guides',
      '- [First guide](https://plain.example/handbook/guides/first.md): What to do on the first day.',
      '- [Second \\[guide\\](of two)](https://plain.example/handbook/guides/second.md)',
      '## Optional',
    ],
    links: {
      'index.md': ['/guides/first.md', '/guides/first.md#end', '/guides/second.md'],
      'guides/first.md': ['/index.md', '/guides/second.md', '/sign.svg', '/guides/second.md'],
      'guides/second.md': ['/guides/first.md#end'],
    },
  },
  starlight: {
    url: 'https://star.example',
    content: 'src/content/docs',
    pages: ['index.mdx', 'guides/start.md', 'guides/next.md', 'reference/options.md'],
    index: [
      '## Overview',
      '- [Welcome to Star](https://star.example/index.md): Begin here.',
      '## guides',
      '- [Start](https://star.example/guides/start.md): The first steps with Star.',
      '- [Next](https://star.example/guides/next.md): What to do after that.',
      '## reference',
      '- [Options](https://star.example/reference/options.md)',
      '## Optional',
    ],
    links: {
      'index.mdx': ['/guides/start.md', '/reference/options.md#names', '/guides/next.md'],
      'guides/start.md': ['/reference/options.md', '/guides/next.md'],
      'guides/next.md': ['/guides/start.md'],
      'reference/options.md': [],
    },
  },
}

/** Tests the agent files of a built site of `tests/fixtures`. */
export function testAgentDocs(name: keyof typeof sites, dist: string): void {
  const { url, content, pages, index, links } = sites[name]
  const published = (page: string) => readFile(join(dist, page.replace(/mdx$/, 'md')), 'utf8')

  test(`${name}: has llms.txt and the Markdown of its pages`, async () => {
    const llms = await published('llms.txt')
    assert.match(llms, /^# .+\n\n> .+\n\n/)
    assert.deepEqual(
      llms.split('\n').filter((line) => /^## |^- \[(?!\S*llms)/.test(line)),
      index,
    )
    const files = await readdir(dist, { recursive: true })
    assert.deepEqual(
      files.filter((file) => /\w\.md$/.test(file) && !file.endsWith('/index.md')).sort(),
      [...pages.map((page) => page.replace(/mdx$/, 'md')), 'sitemap.md'].sort(),
    )
    const full = await published('llms-full.txt')
    for (const page of pages) assert.ok(full.includes(await published(page)), page)
  })

  for (const page of pages) {
    test(`${name}: publishes ${page} as Markdown with its title once, its code, and links to Markdown`, async () => {
      const file = join('tests/fixtures', name, content, page)
      const source = parsePage(await readFile(file, 'utf8'), { file, mdx: page.endsWith('x') })
      const text = await published(page)
      const markdown = parsePage(text, { file: page })
      const titles = markdown.headings.filter(({ depth }) => depth === 1)
      assert.deepEqual(
        titles.map((heading) => heading.text),
        [source.title],
      )
      assert.ok(text.includes(`\n> Documentation index: ${url}/llms.txt\n`))
      const code = (parsed: typeof source) =>
        parsed.fences.map(({ lang, meta, code }) => ({ lang, meta, code }))
      assert.deepEqual(code(markdown), code(source))
      const urls = markdown.links.map((link) => link.url)
      const { pathname } = new URL(`${url}/`)
      assert.deepEqual(
        urls
          .filter((link) => link.startsWith(pathname))
          .map((link) => `/${link.slice(pathname.length)}`),
        (links as Record<string, string[]>)[page],
      )
    })
  }
}
