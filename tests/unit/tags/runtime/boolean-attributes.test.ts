import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { htmlElementAttributes } from 'html-element-attributes'
import {
  BOOLEAN_ATTRIBUTES,
  isTrueOrFalse,
} from '../../../../engine/tags/runtime/boolean-attributes.ts'

const names = [...new Set(Object.values(htmlElementAttributes).flat())]

/** Returns the value of an attribute in a parsed tree. Of a boolean attribute, it is `true`. */
function parse(name: string, text: string): unknown {
  const [element] = fromHtml(`<p ${name}="${text}"></p>`, { fragment: true }).children
  return Object.values((element as Element).properties)[0]
}

test('lists every boolean attribute of HTML', () => {
  const found = names.filter((name) => parse(name, '') === true && name !== 'download')
  assert.deepEqual([...BOOLEAN_ATTRIBUTES], found.toSorted())
})

test('prints both values of attributes that have one for true and one for false', () => {
  assert.deepEqual(names.filter(isTrueOrFalse), [
    'contenteditable',
    'draggable',
    'spellcheck',
    'writingsuggestions',
  ])
  assert.ok(
    isTrueOrFalse('contentEditable') && isTrueOrFalse('aria-busy') && isTrueOrFalse('data-a'),
  )
})
