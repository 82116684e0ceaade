import assert from 'node:assert/strict'
import test from 'node:test'
import { agentDocs, type AgentDocsOptions } from '../../../../plugins/agent-docs/agent-docs.ts'

const good = { name: 'A', summary: 'What A is.' }

/** Options as JavaScript may pass them. */
const refuse = (options: unknown, message: string) =>
  assert.throws(() => agentDocs(options as AgentDocsOptions), { message })

test('name and summary are enough', () => {
  assert.equal(agentDocs(good).name, 'agent-docs')
})

test('an unknown option is an error with the nearest one', () => {
  refuse(
    { ...good, twin: {} },
    'Cannot use option `twin` of agentDocs, expected name, summary, introduction, content, prefix, sections, twins. Did you mean `twins`?',
  )
})

test('each option that does not fit is named with what was expected', () => {
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
