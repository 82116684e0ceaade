import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { readTranscript } from '../browser/read-transcript.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

const { components } = await readKitCatalog()

test('has a transcript of a screen reader on the page of each component with keys', () => {
  const interactive = components.filter(({ accessibility }) => accessibility.keys.length)
  assert.ok(interactive.length > 20)
  for (const { name } of interactive) {
    const page = readFileSync(`content/components/${name}.md`, 'utf8')
    const transcript = readTranscript(page, name)
    assert.ok(transcript, `The page of ${name} has no transcript`)
    assert.ok(
      transcript.steps.some(({ spoken }) => spoken),
      `The transcript of ${name} is empty`,
    )
  }
})
