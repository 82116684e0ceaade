import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { parse } from 'yaml'

const text = readFileSync('.github/workflows/release.yml', 'utf8')
const workflow = parse(text)
const steps: { run?: string; uses?: string }[] = workflow.jobs.release.steps
const commands = steps.flatMap(({ run }) => run ?? [])

test('runs on a version tag, with no permissions but to sign and to read', () => {
  assert.deepEqual(workflow.on, { push: { tags: ['v*'] } })
  assert.deepEqual(workflow.permissions, { contents: 'read', 'id-token': 'write' })
  assert.deepEqual(Object.keys(workflow.jobs), ['release'])
  assert.equal(workflow.jobs.release.permissions, undefined)
  assert.doesNotMatch(text, /secrets\.|_TOKEN/)
})

test('installs the locked packages, and releases with an existing script', () => {
  assert.deepEqual(commands, ['npm ci', 'npm run release -- --publish'])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [, name] of commands.join('\n').matchAll(/npm run ([\w:-]+)/g)) {
    assert.ok(Object.hasOwn(scripts, name!), name)
  }
})

test('uses only actions of the code host itself, in a major version', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  assert.ok(actions.length)
  for (const action of actions) assert.match(action, /^actions\/[\w-]+@v\d+$/)
})
