import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { createTestEdge } from '../unit/tags/create-test-edge.ts'

interface Case {
  id: string
  template: string
  state?: Record<string, unknown>
  output?: string
  error?: string
  code?: string
  at?: string
}

const file = new URL('../golden/tags/cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf-8')) as { cases: Case[] }

/** Returns the output of a case, or its error with its place. */
function toResult(value: unknown) {
  if (!(value instanceof EdgeError)) {
    if (value instanceof Error) throw value
    return { output: value }
  }
  const { message, code, line, col, filename } = value
  assert.equal(filename, 'case.edge')
  return { error: message, code, at: `${line}:${col}` }
}

const ways = {
  async asynchronously({ template, state }: Case) {
    return createTestEdge().createRenderer().renderRaw(template, state, 'case.edge')
  },
  async synchronously({ template, state }: Case) {
    return createTestEdge().createRenderer().renderRawSync(template, state, 'case.edge')
  },
}

for (const [way, render] of Object.entries(ways)) {
  describe(`renders golden cases ${way}`, () => {
    for (const oneCase of cases) {
      test(oneCase.id, async () => {
        const { output, error, code, at } = oneCase
        const result = toResult(await render(oneCase).catch((reason: unknown) => reason))
        assert.deepEqual(result, error === undefined ? { output } : { error, code, at })
      })
    }
  })
}
