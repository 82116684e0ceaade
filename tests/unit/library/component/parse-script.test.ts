import assert from 'node:assert/strict'
import test from 'node:test'
import { parseScript } from '../../../../engine/library/component/parse-script.ts'
import type { Script } from '../../../../engine/schema/catalog.ts'

function parse(text: string): { script: Script; problems: string[] } {
  const problems: string[] = []
  const script = parseScript({ name: 'fold', file: 'scripts/fold.ts', text }, (problem) =>
    problems.push(`${problem.message} ${problem.fix}`),
  )
  return { script, problems }
}

test('reads a script from the comment at its start', () => {
  const { script, problems } = parse(`/**
 * Folds
 * a panel.
 *
 * One listener does
 * for all.
 *
 * @attribute data-acme-fold - On the button.
 * @event {{ open: boolean }} acme:fold - It was folded.
 * @method {() => void} open - Opens it.
 * @option {boolean} once - Folds once.
 */
element.dispatchEvent(new CustomEvent('acme:fold', { detail: { open: true } }))
`)
  assert.deepEqual(problems, [])
  assert.deepEqual(script, {
    name: 'fold',
    summary: 'Folds a panel.',
    description: 'Folds a panel.\n\nOne listener does for all.',
    attributes: [{ name: 'data-acme-fold', description: 'On the button.' }],
    events: [{ name: 'acme:fold', type: '{ open: boolean }', description: 'It was folded.' }],
    methods: [{ name: 'open', type: '() => void', description: 'Opens it.' }],
    options: [{ name: 'once', type: 'boolean', description: 'Folds once.' }],
  })
})

test('reports a script without a comment at its start', () => {
  assert.deepEqual(parse('// Folds.\nrun()').problems, [
    'Cannot describe script `fold` in `scripts/fold.ts:1`, expected a comment at the start of the ' +
      'file. Begin the file with `/** One sentence. */`.',
  ])
})

test('reports a summary over 100 characters', () => {
  assert.deepEqual(parse(`/** ${'a'.repeat(101)} */`).problems, [
    'Cannot use the summary of script `fold` in `scripts/fold.ts:1`, expected at most 100 ' +
      'characters and not 101. Keep the first sentence, and move the rest into a second paragraph.',
  ])
  assert.deepEqual(parse(`/** ${'a'.repeat(100)} */`).problems, [])
})

test('reports an undescribed event once, where it is sent', () => {
  const send = "new CustomEvent('acme:fold')\n"
  assert.deepEqual(parse(`/** Folds. */\nrun()\n${send}${send}`).problems, [
    'Cannot describe event `acme:fold` in `scripts/fold.ts:3`, expected an `@event` line in the ' +
      'comment at the start of the file. Add `@event acme:fold - When it is dispatched.`',
  ])
})

test('reports a described event that is never sent, where it is described', () => {
  assert.deepEqual(parse('\n/**\n * Folds.\n * @event acme:fold - It was folded.\n */').problems, [
    'Cannot find event `acme:fold` in `scripts/fold.ts:4`, expected the script to dispatch it. ' +
      'Dispatch the event, or delete the line.',
  ])
})

test('finds an event however the code sends it', () => {
  const head = '/**\n * Folds.\n * @event acme:fold - It was folded.\n */\n'
  for (const sending of [
    "new CustomEvent('acme:fold')",
    'new CustomEvent("acme:fold", { bubbles: true })',
    'new CustomEvent(`acme:fold`)',
    "new CustomEvent(\n  'acme:fold',\n  { bubbles: true },\n)",
    "new CustomEvent<{ open: boolean }>('acme:fold', { detail: { open } })",
  ]) {
    assert.deepEqual(parse(head + sending).problems, [], sending)
    assert.match(parse(`/** Folds. */\n${sending}`).problems.join(), /^Cannot describe event/)
  }
})

test('reports unknown and incomplete lines', () => {
  const { problems } = parse('/**\n * Folds.\n * @atribute data-x - On it.\n * @option once\n */')
  assert.deepEqual(problems, [
    'Cannot read header line `@atribute data-x - On it.` in `scripts/fold.ts:3`, expected ' +
      '@attribute, @event, @method or @option. Did you mean `@attribute`?',
    'Cannot read header line `@option once` in `scripts/fold.ts:4`, expected ' +
      '`@option name - What it does.`. Complete the line, or delete it.',
  ])
})
