import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { parse } from 'yaml'

type Job = { steps: { run?: string; uses?: string }[]; permissions?: unknown }
const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8')
const release = parse(read('release'))
const tests = parse(read('test'))
const listRuns = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? [])

test('releases on a version tag, with no permissions but to sign and to read', () => {
  assert.deepEqual(release.on, { push: { tags: ['v*'] } })
  assert.deepEqual(release.permissions, { contents: 'read', 'id-token': 'write' })
  assert.deepEqual(Object.keys(release.jobs), ['release'])
  assert.equal(release.jobs.release.permissions, undefined)
  assert.doesNotMatch(read('release'), /secrets\.|_TOKEN/)
  assert.deepEqual(listRuns(release.jobs.release), ['npm ci', 'npm run release -- --publish'])
})

test('tests each pull request on three systems, and all else on Linux, only reading', () => {
  assert.equal(tests.on, 'pull_request')
  assert.deepEqual(tests.permissions, { contents: 'read' })
  assert.deepEqual(tests.jobs.test.strategy.matrix.os, [
    'ubuntu-latest',
    'macos-latest',
    'windows-latest',
  ])
  assert.deepEqual(listRuns(tests.jobs.test), ['npm ci', 'npm test'])
  const all = ['npm ci', 'npm run setup', 'npm run test:all']
  assert.deepEqual(listRuns(tests.jobs['test-all']), all)
})

test('runs existing scripts, and actions of the code host itself in a major version', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const file of globSync('.github/workflows/*.yml')) {
    for (const job of Object.values<Job>(parse(readFileSync(file, 'utf8')).jobs)) {
      for (const [, name] of listRuns(job)
        .join('\n')
        .matchAll(/npm run ([\w:-]+)/g)) {
        assert.ok(Object.hasOwn(scripts, name!), name)
      }
      for (const { uses } of job.steps) if (uses) assert.match(uses, /^actions\/[\w-]+@v\d+$/)
    }
  }
})
