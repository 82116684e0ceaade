import assert from 'node:assert/strict'
import { Session } from 'node:inspector/promises'
import test from 'node:test'
import * as z from 'zod'
import { ArgumentsError, parseArguments } from '../../../engine/mcp/arguments.ts'
import { toGivenArguments } from '../../../engine/mcp/given-arguments.ts'
import { toolSchemas, type ToolName } from '../../../engine/schema/answers.ts'

const schema = z.strictObject({
  names: z.array(z.string()).min(1),
  titles: z.array(z.string()).optional(),
  text: z.string().optional(),
  limit: z.number().max(25).default(8),
  deep: z.boolean().optional(),
})

const given: [args: Record<string, unknown>, expected: Record<string, unknown>][] = [
  [{ names: ['a'] }, { names: ['a'] }],
  [{ names: '["a","b"]' }, { names: ['a', 'b'] }],
  [{ names: 'a' }, { names: ['a'] }],
  [{ names: '"a"' }, { names: ['a'] }],
  [{ names: ' a, <x-acme::b>,,c ' }, { names: ['a', '<x-acme::b>', 'c'] }],
  [{ titles: 'Rows, and stack them' }, { titles: ['Rows, and stack them'] }],
  [{ titles: 'a--b,a--c' }, { titles: ['a--b', 'a--c'] }],
  [{ names: '[1' }, { names: ['[1'] }],
  [{ names: '' }, { names: [] }],
  [{ names: null }, { names: null }],
  [{ names: [] }, { names: [] }],
  [{ titles: [], text: '', limit: null, deep: ' ' }, {}],
  [{ titles: null, text: null, limit: '', deep: null }, {}],
  [
    { limit: '10', deep: 'true' },
    { limit: 10, deep: true },
  ],
  [
    { limit: '1e3', deep: 'yes' },
    { limit: '1e3', deep: 'yes' },
  ],
  [{ text: '10' }, { text: '10' }],
  [{ text: '["a"]' }, { text: '["a"]' }],
  [
    { other: '', constructor: null },
    { other: '', constructor: null },
  ],
]

for (const [args, expected] of given) {
  test(`reads ${JSON.stringify(args)} as ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(toGivenArguments(schema, args), expected)
  })
}

test('reads an empty value of every optional argument of every tool as if it were absent', () => {
  for (const [tool, { input }] of Object.entries(toolSchemas)) {
    const required: Record<string, unknown> = { query: 'a', names: ['a'] }
    const names = Object.keys(input.shape)
    const rest = Object.fromEntries(
      names.flatMap((name) => (name in required ? [[name, required[name]]] : [])),
    )
    const expected = parseArguments(tool, input, rest)
    for (const name of names.filter((name) => !(name in required))) {
      for (const value of [null, '', ' ', []]) {
        assert.deepEqual(
          parseArguments(tool as ToolName, input, { ...rest, [name]: value }),
          expected,
        )
      }
    }
  }
})

/** Counts the calls of a function of the engine during a step. */
async function countCalls(name: string, step: () => void): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  step()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const functions = result
    .filter(({ url }) => url.includes('/engine/'))
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName === name)
  return functions.reduce((sum, { ranges }) => sum + ranges[0]!.count, 0)
}

test('compares only the unknown arguments that it names, and counts the others [limited-work]', async () => {
  const args = Object.fromEntries(
    Array.from({ length: 200_000 }, (_, index) => [`namez${index}`, 1]),
  )
  let message = ''
  const calls = await countCalls('findNearest', () => {
    try {
      parseArguments('tool', schema, args)
    } catch (error) {
      assert.ok(error instanceof ArgumentsError)
      message = error.message
    }
  })
  assert.equal(calls, 2)
  assert.equal(
    message,
    'Cannot call tool: argument `names` is missing; argument `namez0` is unknown (did you mean `names`?); argument `namez1` is unknown (did you mean `names`?); and 199998 more. Call tool again, it takes `names`, `titles`, `text`, `limit`, `deep`.',
  )
})

test('counts the wrong items of a long list, without naming them [limited-work]', () => {
  assert.throws(() => parseArguments('tool', schema, { names: Array(1000).fill(5) }), {
    message:
      'Cannot call tool: argument `names` is invalid, expected string; argument `names` is invalid, expected string; argument `names` is invalid, expected string; and 997 more. Call tool again, it takes `names`, `titles`, `text`, `limit`, `deep`.',
  })
})
