import assert from 'node:assert/strict'
import test from 'node:test'
import type { Problem } from '../../../engine/problem/problem.ts'
import { parseChangelog } from '../../../engine/site/changelog.ts'

function parse(text: string) {
  const problems: Problem[] = []
  const releases = parseChangelog({ file: 'CHANGELOG.md', text }, (problem) =>
    problems.push(problem),
  )
  return { releases, problems }
}

test('reads each heading of depth 2 as a release, with its date and changes', () => {
  const text =
    '# Changelog\n\nAll of it.\n\n## 1.1.0-beta.1, unreleased\n\n- B\n\n### C\n\n## 1.0.0, 2026-03-01\n- A\n'
  for (const written of [text, text.replaceAll('\n', '\r\n')]) {
    assert.deepEqual(parse(written), {
      releases: [
        { version: '1.1.0-beta.1', date: null, markdown: '- B\n\n### C' },
        { version: '1.0.0', date: '2026-03-01', markdown: '- A' },
      ],
      problems: [],
    })
  }
})

test('reports a heading of another form or without text at its line', () => {
  const { releases, problems } = parse('# A\n\n## Unreleased\n\n- B\n\n## 1.0.0, 2026-03-01\n')
  assert.deepEqual(releases, [])
  assert.deepEqual(
    problems.map(({ file, line, message }) => [file, line, message.includes('release `')]),
    [
      ['CHANGELOG.md', 3, true],
      ['CHANGELOG.md', 7, true],
    ],
  )
})

test('accepts an empty changelog', () => {
  assert.deepEqual(parse('# Changelog\n'), { releases: [], problems: [] })
})
