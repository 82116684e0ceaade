import assert from 'node:assert/strict'
import test from 'node:test'
import { checkExample } from '../../../engine/site/check-example.ts'
import { catalog } from '../fixtures/catalog.ts'

function check(code: string, meta = 'preview'): string[] {
  return checkExample({ code, meta, line: 10 }, { file: 'chip.md', catalog }).map(
    ({ line, message, fix }) => `${line} ${message} ${fix}`,
  )
}

test('checks an example like a template of an application, with the lines of the page', () => {
  assert.deepEqual(check('<x-acme::chip :count="1">One</x-acme::chip>'), [])
  assert.deepEqual(
    check('<b>\n<x-acme::chip :count="1" tone="lod">One</x-acme::chip>\n<x-acme::chip'),
    [
      '12 Cannot show the example in `chip.md:12`: Invalid value "lod" for prop "tone" (invalid-value). Expected one of "calm", "loud". Did you mean "loud"?',
      '13 Cannot show the example in `chip.md:13`: Unterminated tag <x-acme::chip (syntax). End the tag with `>` or `/>`, and each value with its quote.',
    ],
  )
})

test('accepts deprecated props and components, because the build warns about them', () => {
  assert.deepEqual(check('<x-acme::panel />'), [])
})

test('reports a block without code', () => {
  assert.deepEqual(check(' \n'), [
    '10 Cannot show the example in `chip.md:10`, expected code between the fences. Write the example, or delete the block.',
  ])
})

test('reports a request that is not JSON at the line of the fence', () => {
  assert.deepEqual(
    check('<x-acme::chip :count="1">a</x-acme::chip>', "preview errors={email: 'No'}"),
    [
      "10 Cannot read fence option `errors={email: 'No'}` in `chip.md:10`, " +
        'expected `errors=` and a JSON object. ' +
        'Write it as `errors={"email":["Enter an address."]}`, in the line of the fence.',
    ],
  )
})

test('reports an impossible control at the line of the fence', () => {
  assert.deepEqual(check('<x-acme::chip :count="1">a</x-acme::chip>', 'preview controls=tone'), [])
  assert.match(
    check('<x-acme::chip :count="1">a</x-acme::chip>', 'preview controls=tune').join(),
    /^10 Cannot add a control to <x-acme::chip> for `tune` in `chip\.md:10`, expected tone or old\. Did/,
  )
  assert.match(
    check('<x-acme::chip :count="1">a</x-acme::chip>', 'preview controls=tone,').join(),
    /^10 Cannot read fence option `controls=tone,` in `chip\.md:10`.*Write it as `controls=variant,size`/,
  )
})
