import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { shareProject } from './make-project.ts'
import { toKnown } from './replay/known.ts'
import { runTask } from './replay/run-task.ts'
import { swap } from './replay/swap.ts'
import { tasks } from './replay/tasks.ts'
import { startServer } from './start-server.ts'

const project = shareProject()
const server = await startServer(project)
after(() => server[Symbol.asyncDispose]())

for (const [name, task] of Object.entries(tasks)) {
  test(`solves the task ${name} with nothing but the answers of the tools`, async (t) => {
    const costs = await runTask(server, project, task)
    const tokens = costs.reduce((sum, { asked, answered }) => sum + asked + answered, 0)
    t.diagnostic(`${costs.length} calls, ${tokens} tokens`)
    assert.ok(costs.length >= 2)
    assert.ok(task.demands.length >= 2)
  })
}

test('writes nothing that an answer does not name', async () => {
  const { structuredContent } = await server.call('get_component', { names: ['card'] })
  const card = toKnown(structuredContent.components[0])
  assert.throws(() => card.tag({ elevation: 'sm' }, 'A'), /does not name a prop `elevation`/)
  assert.throws(() => card.tag({ padding: 'huge' }, 'A'), /does not name `padding="huge"`/)
  assert.throws(() => card.tag({}), /a way without content/)
  assert.throws(() => card.part('media'), /does not name a sub-component `media`/)
  assert.throws(() => card.slot('media', 'A'), /does not name a slot `media`/)
  assert.throws(() => swap('<b>', { '<i>': '<u>' }), /does not have `<i>`/)
})

test('fails a task whose page has a problem or misses a demand', async () => {
  const task = tasks.faq!
  const demands = [
    ...task.demands,
    ['details', {}, 'Nobody asked this.'] satisfies [string, {}, string],
  ]
  await assert.rejects(runTask(server, project, { ...task, demands }), /Nobody asked this/)
  const solve = async () => '<x-kit::accordion tone="loud">A</x-kit::accordion>'
  await assert.rejects(runTask(server, project, { ...task, solve }), /tone/)
})
