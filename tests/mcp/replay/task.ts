import type { ExampleRequest } from '../../../engine/site/examples.ts'
import type { Agent } from './agent.ts'

/** An element that the page must contain: its tag, some of its properties, and a text in it. */
export type Demand = [tagName: string, properties: Record<string, string>, text?: string]

/** Something that a person asks an assistant to do. */
export type Task = {
  goal: string
  /** Calls the tools, and writes the template from their answers. */
  solve: (agent: Agent) => Promise<string>
  /** The request that the page answers, if it is not an ordinary one */
  request?: ExampleRequest
  demands: Demand[]
}
