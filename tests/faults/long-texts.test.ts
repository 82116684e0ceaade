import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

/** Maximum time between two steps of the child in milliseconds; each step takes a few. */
const STALL_TIMEOUT = 60_000

test('renders texts of any length in linear time [limited-work]', async () => {
  // Without the options of the test runner.
  const child = fork(`${import.meta.dirname}/long-texts-child.ts`, { execArgv: [] })
  let step = 'the start'
  let steps = 0
  let isKilled = false
  const kill = () => {
    isKilled = child.kill('SIGKILL')
  }
  let timer = setTimeout(kill, STALL_TIMEOUT)
  child.on('message', (message) => {
    step = String(message)
    steps++
    clearTimeout(timer)
    timer = setTimeout(kill, STALL_TIMEOUT)
  })
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  assert.ok(!isKilled, `It hangs at ${step}`)
  assert.equal(code, 0, `It fails at ${step}`)
  assert.ok(steps > 1000)
})
