import type { Fault } from './fault.ts'
import { browser } from './faults/browser.ts'
import { checks } from './faults/check.ts'
import { components } from './faults/components.ts'
import { config } from './faults/config.ts'
import { consoles } from './faults/console.ts'
import { edge } from './faults/edge.ts'
import { install } from './faults/install.ts'
import { io } from './faults/io.ts'
import { markdown } from './faults/markdown.ts'
import { mcp } from './faults/mcp.ts'
import { outputs } from './faults/outputs.ts'
import { search } from './faults/search.ts'
import { site } from './faults/site.ts'
import { tokens } from './faults/tokens.ts'

/** Every fault, those first that take longest. */
export const faults: Fault[] = [
  ...browser,
  ...site,
  ...consoles,
  ...mcp,
  ...checks,
  ...edge,
  ...search,
  ...config,
  ...install,
  ...io,
  ...components,
  ...tokens,
  ...markdown,
  ...outputs,
]
