/**
 * Counts words that make prose hard or easy to read, per 1,000 words and folder: `npm run prose`.
 * Code blocks and inline code are left out.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { openSite } from '../plugins/content/open-site.ts'
import { toColumns } from './measure/figures.ts'

const markers = [
  { name: 'what is/it/the', pattern: /\bwhat (is|it|the)\b/gi, goal: '< 0.5' },
  { name: 'stands', pattern: /\bstands?\b/gi, goal: '< 0.3' },
  { name: 'says', pattern: /\bsays\b/gi, goal: '< 0.3' },
  { name: 'you', pattern: /\byou(r|rs|rself)?\b/gi, goal: '> 12' },
  { name: 'can', pattern: /\bcan\b/gi, goal: '> 4' },
]
const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze()
const mdx = markdown().use(remarkMdx).freeze()

/** The prose of each folder: the text of its Markdown, without code. */
const folders = new Map<string, string>()
function add(folder: string, text: string, parser = markdown): void {
  const parts = [folders.get(folder) ?? '']
  visit(parser.parse(text), 'text', ({ value }) => void parts.push(value))
  folders.set(folder, parts.join(' '))
}

for (const file of globSync('{content/**/*.{md,mdx},engine/prose/*.md,*.md,{kit,plugins}/*.md}')) {
  // Generated with the package.
  if (file === 'kit/AGENTS.md') continue
  const folder = /^(content|engine)/.test(file) ? dirname(file) : 'root documents'
  add(folder, readFileSync(file, 'utf8'), extname(file) === '.mdx' ? mdx : markdown)
}
const { catalog } = await openSite('.').read()
for (const { description, help } of catalog.commands) {
  add('engine/commands', [description, ...help].join('\n\n'))
}
for (const entry of catalog.components.flatMap((one) => [one, ...one.subComponents])) {
  const named = [...entry.props, ...entry.slots, ...entry.parts].map((one) => one.description)
  add('kit/components', [entry.description, ...entry.rules, ...named].join('\n\n'))
}

const rows = [...folders].sort(([a], [b]) => a.localeCompare(b))
rows.push(['all', rows.map(([, text]) => text).join(' ')])
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const table = rows.map(([folder, text]) => {
  const words = count(text, /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)
  const rates = markers.map(({ pattern }) => (1000 * count(text, pattern)) / words)
  return [folder, String(words), ...rates.map((rate) => rate.toFixed(1))]
})
const head = ['per 1,000 words', 'words', ...markers.map(({ name }) => name)]
console.log(toColumns([head, ...table, ['goal', '', ...markers.map(({ goal }) => goal)]]))
