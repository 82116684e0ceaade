import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const toSplitter = (attributes: string) =>
  `\n<x-kit::splitter id="a" label="A" ${attributes}><x-slot name="start">B</x-slot><x-slot name="end">C</x-slot></x-kit::splitter>`

test('writes the digits of the width, which the stylesheet adds up', async () => {
  for (const [value, ten, one] of [
    [20, 2, 0],
    [33.4, 3, 3],
    [79.6, 8, 0],
  ]) {
    const html = await edge.renderRaw(toSplitter(`:value="${value}"`))
    assert.ok(html.includes(` data-ten="${ten}" data-one="${one}"`), html)
    assert.ok(html.includes(` aria-valuenow="${Math.round(value!)}"`), html)
  }
})

test('rejects widths that are no percentages or out of range, and stays in range', async () => {
  for (const [attributes, message] of [
    [':value="10"', /"value". Expected a percentage from 20 to 80$/],
    [':value="99"', /"value". Expected a percentage from 20 to 80$/],
    [':min="0"', /for prop "min". Expected a number from 1 to 99$/],
    [':max="100"', /for prop "max". Expected a number from 1 to 99$/],
    [':min="80" :max="20"', /"min". Expected a number below "max", which is 20$/],
  ] as const) {
    const page = toSplitter(attributes)
    await assert.rejects(edge.renderRaw(page), { code: 'E_INVALID_PROP', line: 2, message })
    assert.match(await production.renderRaw(page), / data-ten="\d" data-one="\d"/)
  }
})
