import assert from 'node:assert/strict'
import test from 'node:test'
import { createProgress } from '../../../engine/console/check-templates.ts'

test('shows progress only for long work, and clears the line at the end', () => {
  let time = 5000
  const written: string[] = []
  const progress = createProgress(
    (text) => written.push(text),
    () => time,
  )
  progress.tell(1, 1000)
  progress.end()
  assert.deepEqual(written, [])
  time += 1001
  progress.tell(300, 1000)
  progress.tell(301, 1000)
  time += 101
  progress.tell(400, 1000)
  progress.end()
  assert.deepEqual(written, ['\r300 of 1000 templates', '\r400 of 1000 templates', '\r\u001B[K'])
})
