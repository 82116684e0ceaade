import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { Edge } from 'edge.js'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { toRequestState } from '../../../plugins/example/render-example.ts'
import type { Project } from '../make-project.ts'
import { readCatalog } from '../read-catalog.ts'
import type { TestServer } from '../start-server.ts'
import { createAgent, type Cost } from './agent.ts'
import type { Demand, Task } from './task.ts'

/**
 * Solves a task with the answers of a server, checks the template, and renders it with the package
 * of the project. Throws if it has a problem or misses a demand of the task.
 */
export async function runTask(server: TestServer, project: Project, task: Task): Promise<Cost[]> {
  const agent = createAgent(server)
  const code = await task.solve(agent)
  assert.deepEqual(checkTemplate(code, readCatalog(project)), [], code)
  const html = await render(project, code, task)
  for (const demand of task.demands) {
    assert.ok(hasElement(html, demand), `no ${JSON.stringify(demand)} in\n${html}`)
  }
  return agent.costs
}

/** Returns the HTML that the built package renders; a warning is an error. */
async function render(project: Project, code: string, { request }: Task): Promise<string> {
  const { edgePlugin } = await import(
    pathToFileURL(`${project.package}/build/entries/edge.js`).href
  )
  const warn = (message: string) => assert.fail(`${message}\n${code}`)
  const edge = Edge.create({ cache: true }).use(await edgePlugin({ warn }), { recurring: true })
  return edge.share(toRequestState(request ?? {})).renderRaw(code)
}

function hasElement(html: string, [tagName, properties, text = '']: Demand): boolean {
  let isFound = false
  visit(fromHtml(html, { fragment: true }), 'element', (element: Element) => {
    const fits = Object.entries(properties).every(([key, value]) => {
      const own = element.properties[key]
      return String(Array.isArray(own) ? own.join(' ') : own) === value
    })
    isFound ||= element.tagName === tagName && fits && toString(element).includes(text)
  })
  return isFound
}
