import assert from 'node:assert/strict'
import test from 'node:test'
import { faults } from './faults.ts'
import { runTests, tryFault } from './try-fault.ts'

test('passes all tests of the faults without a fault', () => {
  assert.equal(runTests('.', [...new Set(faults.flatMap(({ tests }) => tests))]), null)
})

for (const fault of faults) {
  test(`notices a fault: ${fault.promise}`, (context) => {
    const by = tryFault(fault)
    assert.ok(by !== null, `No test notices a fault in ${fault.name} of ${fault.file}.`)
    context.diagnostic(`noticed by: ${by}`)
  })
}
