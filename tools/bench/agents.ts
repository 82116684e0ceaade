/**
 * Measures what an assistant reads and writes to solve the tasks of `tests/mcp/replay` with the MCP
 * server, compared with reading all of the documentation first: `npm run bench:agents`. Needs a
 * built package.
 */
import { openSite } from '../../plugins/content/open-site.ts'
import { libraryDocs } from '../../plugins/agent-docs/library-docs.ts'
import { toComponentsFile } from '../../engine/files/json/components.ts'
import { toJsonText } from '../../engine/files/json/json-file.ts'
import { countTokens } from '../../tests/mcp/count-tokens.ts'
import { makeProject } from '../../tests/mcp/make-project.ts'
import { runTask } from '../../tests/mcp/replay/run-task.ts'
import { tasks } from '../../tests/mcp/replay/tasks.ts'
import { startServer } from '../../tests/mcp/start-server.ts'
import { median, toColumns } from '../measure/figures.ts'

const project = makeProject('bench-agents')
await using server = await startServer(project, { initialize: false })
const { instructions } = await server.initialize()
const { result } = await server.request('tools/list')
const announced = countTokens(instructions) + countTokens(JSON.stringify(result))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const costs = new Map<string, number[]>()
for (const [name, task] of Object.entries(tasks)) {
  const calls = await runTask(server, project, task)
  const ofEach = (['asked', 'answered', 'bytes'] as const).map((key) =>
    calls.map((one) => one[key]),
  )
  costs.set(name, [calls.length, ...ofEach.map(sum)])
}

const head = ['calls', 'asked', 'answered', 'bytes']
const columns = head.map((_, index) => [...costs.values()].map((cells) => cells[index]!))
const rows = [...costs, ['median', columns.map(median)], ['all', columns.map(sum)]] as const
const table = rows.map(([name, cells]) => [name, ...cells.map(String)])
console.log(
  `${costs.size} tasks, solved and checked; tokens of the less efficient of two tokenizers:\n`,
)
console.log(toColumns([['task', ...head], ...table]))

const usual =
  announced + median([...costs.values()].map(([, asked, answered]) => asked! + answered!))
console.log(`\nInstructions and announcement of the tools, once: ${announced} tokens`)
console.log(`A task, with them: ${usual} tokens in the median\n`)
const docs = await openSite('.').read()
const files = {
  '/components.json': toJsonText(toComponentsFile(docs.catalog)),
  '/llms-full.txt': (await libraryDocs(docs)).find(({ path }) => path === '/llms-full.txt')!.text(),
}
const instead = Object.entries(files).map(([path, text]) => {
  const tokens = countTokens(text)
  return [`instead all of ${path}`, `${tokens} tokens`, `${(tokens / usual).toFixed(1)} ×`]
})
console.log(toColumns(instead))
