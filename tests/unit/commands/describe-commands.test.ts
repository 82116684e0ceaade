import assert from 'node:assert/strict'
import test from 'node:test'
import { describeCommands } from '../../../engine/commands/describe-commands.ts'
import { commandSchema } from '../../../engine/schema/catalog.ts'

const commands = await describeCommands('acme')
const find = (name: string) => commands.find((command) => command.name === name)!

test('returns each command once, sorted by name, in the namespace of the library', () => {
  const names = commands.map(({ name }) => name)
  assert.deepEqual(names, [...new Set(names)].toSorted())
  for (const name of ['install', 'list', 'show', 'export-json', 'export-api-map', 'mcp-serve']) {
    assert.ok(names.includes(`acme:${name}`), name)
  }
  assert.deepEqual(
    names.filter((name) => !/^acme:[a-z]+(-[a-z]+)*$/.test(name)),
    [],
  )
})

test('describes a command as its class declares it, with dashes before its options', () => {
  const { arguments: args, options, readOnly } = find('acme:show')
  assert.deepEqual(
    args.map(({ name, required }) => [name, required]),
    [['component', true]],
  )
  assert.deepEqual(
    options.map(({ name, type }) => [name, type]),
    [['--json', 'boolean']],
  )
  assert.equal(readOnly, true)
  assert.deepEqual(
    find('acme:list').options.map(({ name, type }) => [name, type]),
    [
      ['--category', 'array'],
      ['--json', 'boolean'],
    ],
  )
  assert.ok(find('acme:install').options.some(({ name }) => name === '--dry-run'))
})

test('marks only commands that write files as not read-only', () => {
  const writing = commands.filter(({ readOnly }) => !readOnly).map(({ name }) => name)
  assert.deepEqual(writing, [
    'acme:check',
    'acme:cursor-rules',
    'acme:eject',
    'acme:format',
    'acme:install',
  ])
})

test('describes every command and its options', () => {
  for (const command of commands) {
    assert.deepEqual(commandSchema.parse(command), command)
    assert.doesNotMatch(command.description, /\.$/)
  }
})

test('changes nothing but the names for another namespace', async () => {
  const others = await describeCommands('other')
  assert.deepEqual(
    others.map((command) => ({ ...command, name: command.name.replace(/^other:/, 'acme:') })),
    commands,
  )
})
