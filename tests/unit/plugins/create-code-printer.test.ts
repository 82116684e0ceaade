import assert from 'node:assert/strict'
import test from 'node:test'
import { highlight } from '../../../plugins/code/highlight.ts'
import { createCodePrinter } from '../../../plugins/code/create-code-printer.ts'

test('highlights the same on another thread as on this one', async (t) => {
  const printer = createCodePrinter()
  t.after(printer.close)
  const code = 'const a = "<b>"\n'
  assert.equal(await printer.highlight(code, 'ts'), await highlight(code, 'ts'))
})

test('returns each result of many concurrent requests to its caller', async (t) => {
  const printer = createCodePrinter()
  t.after(printer.close)
  const codes = Array.from({ length: 200 }, (_, index) => `plain ${index}`)
  const answers = await Promise.all(codes.map((code) => printer.highlight(code, 'text')))
  assert.deepEqual(answers, codes)
})

test('rejects only the code that cannot be formatted, also when it is requested again', async (t) => {
  const printer = createCodePrinter()
  t.after(printer.close)
  const results = await Promise.allSettled([
    printer.formatHtml('<p>One</p>'),
    printer.formatHtml('</p></div>'),
    printer.highlight('a', 'text'),
  ])
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.status)),
    ['<p>One</p>', 'rejected', 'a'],
  )
  await assert.rejects(printer.formatHtml('</p></div>'), /Unexpected closing tag "p"/)
})

test('prints code once per text and language', async (t) => {
  const values = new Map<string, string>()
  const printer = createCodePrinter(values)
  t.after(printer.close)
  const [one, two] = await Promise.all([
    printer.highlight('let a', 'ts'),
    printer.highlight('let a', 'ts'),
  ])
  assert.equal(one, two)
  assert.equal(values.size, 1)
  values.set([...values.keys()][0]!, 'kept')
  assert.equal(await printer.highlight('let a', 'ts'), 'kept')
  assert.equal(await printer.highlight('let a', 'text'), 'let a')
})

test('prints again after it was closed', async (t) => {
  const printer = createCodePrinter()
  t.after(printer.close)
  assert.equal(await printer.formatHtml('<b>1</b>'), '<b>1</b>')
  await printer.close()
  assert.equal(await printer.formatHtml('<b>2</b>'), '<b>2</b>')
})

test('finishes pending requests when it is closed', async () => {
  const printer = createCodePrinter()
  const codes = Array.from({ length: 100 }, (_, index) => `const a = ${index}`)
  const printing = Promise.all(codes.map((code) => printer.highlight(code, 'ts')))
  await printer.close()
  assert.equal((await printing).length, codes.length)
  await printer.close()
})
