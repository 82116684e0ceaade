import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { watchFiles } from '../../../engine/io/watch-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'watch-files-'))
after(() => rmSync(folder, { recursive: true }))

test('runs the step again for each change, until the signal', async () => {
  const stop = new AbortController()
  const runs: number[] = []
  await watchFiles(folder, /\.edge$/, stop.signal, async () => {
    runs.push(runs.length)
    // The step itself changes a file, and other files do not count.
    if (runs.length < 3) writeFileSync(join(folder, 'a.edge'), `${runs.length}`)
    else stop.abort()
    writeFileSync(join(folder, 'a.txt'), '')
  })
  assert.deepEqual(runs, [0, 1, 2])
})
