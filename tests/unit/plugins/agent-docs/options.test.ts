import assert from 'node:assert/strict'
import test from 'node:test'
import { agentDocs, type AgentDocsOptions } from '../../../../plugins/agent-docs/agent-docs.ts'

const good = { name: 'A', summary: 'What A is.' }

/** Asserts that options, as JavaScript may pass them, are rejected. */
const refuse = (options: unknown, message: string) =>
  assert.throws(() => agentDocs(options as AgentDocsOptions), { message })

test('needs only a name and a summary', () => {
  assert.equal(agentDocs(good).name, 'agent-docs')
})

test('rejects an unknown option and names the nearest', () => {
  refuse(
    { ...good, twin: {} },
    'Cannot use option `twin` of agentDocs, expected name, summary, introduction, content, prefix, sections, twins. Did you mean `twins`?',
  )
})

test('reports every invalid option with what it expected', () => {
  refuse(
    { name: '', summary: 'a\nb', prefix: 'docs/', twins: { Card: 'text' } },
    [
      'Cannot use option `name` of agentDocs, expected some text.',
      'Cannot use option `summary` of agentDocs, expected one line.',
      'Cannot use option `prefix` of agentDocs, expected a path such as `/docs`, or nothing.',
      'Cannot use option `twins.Card` of agentDocs, expected functions.',
    ].join('\n'),
  )
  refuse(undefined, 'Cannot read the options of agentDocs, expected object, received undefined.')
})
