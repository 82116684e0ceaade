import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { sites } from '../sites.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const repeated = /(?<![\p{L}\p{N}-])(\p{L}+)\s+\1(?![\p{L}\p{N}-])/giu

/** Returns the words that a text has twice in a row, outside of code, each with its line. */
function findRepeatedWords(text: string): string[] {
  const found: string[] = []
  visit(markdown.parse(text), (block) => {
    // Screen readers repeat the name of a group before the name of a control.
    if (block.type === 'table' && toString(block).startsWith('KeysSpoken')) return SKIP
    if (!['paragraph', 'heading', 'tableCell'].includes(block.type)) return
    const parts = 'children' in block ? block.children : []
    const words = parts.map((part) => (part.type === 'inlineCode' ? '`' : toString(part))).join('')
    for (const [match] of words.matchAll(repeated)) {
      found.push(`${block.position!.start.line}: ${match}`)
    }
    return SKIP
  })
  return found
}

describe('prose', () => {
  const all = join(sites.kit.OUT_DIR, 'llms-full.txt')
  for (const file of [all, ...globSync('{*,engine/prose/*,{kit,plugins}/*}.md')]) {
    it(`repeats no word in ${file}`, () => {
      assert.deepEqual(findRepeatedWords(readFileSync(file, 'utf8')), [])
    })
  }

  it('finds a repeated word', () => {
    const text = 'One one-way `one` one.\n\n| Prop |\n| --- |\n| Write *the* the label. |'
    assert.deepEqual(findRepeatedWords(text), ['5: the the'])
  })
})
