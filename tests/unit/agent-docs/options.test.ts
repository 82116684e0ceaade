import assert from 'node:assert/strict'
import test from 'node:test'
import * as module from '../../../agent-docs/agent-docs.ts'

const { agentDocs } = module

/** Asserts that options, as JavaScript may pass them, are rejected. */
const refuse = (options: unknown, message: string) =>
  assert.throws(() => agentDocs(options as never), { message })

test('exports exactly this for other sites', () => {
  assert.deepEqual(Object.keys(module), ['agentDocs'])
})

test('needs no options', () => {
  assert.equal(agentDocs().name, 'agent-docs')
})

test('rejects an unknown option and names the nearest', () => {
  refuse(
    { exlude: [] },
    'Cannot use option `exlude` of agentDocs, expected name, summary, introduction, exclude, strict. Did you mean `exclude`?',
  )
})

test('reports every invalid option with what it expected', () => {
  refuse(
    { name: '', summary: 'a\nb', exclude: ['docs'] },
    [
      'Cannot use option `name` of agentDocs, expected some text.',
      'Cannot use option `summary` of agentDocs, expected one line.',
      'Cannot use option `exclude.0` of agentDocs, expected paths such as `/drafts/**`.',
    ].join('\n'),
  )
})

test('rejects two integrations, which would publish the same files', () => {
  const one = agentDocs()
  const config = { integrations: [one, agentDocs()] }
  assert.throws(() => one.hooks['astro:config:done']!({ config } as never), {
    message: /^Cannot use agentDocs twice, expected one `agentDocs\(\)` in `integrations`\./,
  })
})
