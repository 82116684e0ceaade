import { readFileSync } from 'node:fs'
import { readContent } from '../../engine/io/read-content.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { listAppFiles } from '../../engine/site/app-files.ts'
import { isBlocks, toBlockApplication } from '../../engine/site/blocks.ts'
import { toAppFiles } from './to-guides-files.ts'

/** Where the application writes a line of JSON for each page: its template and its variables. */
export const statesFile = 'tmp/states.jsonl'

/** Records each page, and shares with all templates what the application is documented to share. */
const toWatch = (shared: object) => `import { appendFileSync, mkdirSync } from 'node:fs'
import edge from 'edge.js'
import '#models/user'

mkdirSync('tmp', { recursive: true })
for (const [key, value] of Object.entries(${JSON.stringify(shared)})) edge.global(key, value)
edge.onRender((renderer) => {
  const render = renderer.render.bind(renderer)
  renderer.render = (template, state) => {
    appendFileSync('${statesFile}', JSON.stringify({ template, state: state ?? {} }) + '\\n')
    return render(template, state)
  }
})
`

/** Shows status pages, which an application only does in production. */
const handler = `import HttpExceptionHandler from '#exceptions/handler'

export default class extends HttpExceptionHandler {
  protected override renderStatusPages = true
}
`

/** Returns the files of all blocks as files of the playground, which then records its pages. */
export function toBlocksFiles(): Record<string, string> {
  const pages = readContent('content')
    .filter(({ id }) => isBlocks(id))
    .map(({ id, file, text, mdx }) => ({ id, markdown: parsePage(text, { file, mdx }) }))
  const files = toAppFiles(pages.map(({ markdown }) => listAppFiles(markdown)))
  const { shared } = toBlockApplication(pages)
  const kernel = readFileSync('playground/start/kernel.ts', 'utf8')
  return {
    ...files,
    'start/routes.ts': `${files['start/routes.ts']}import './watch.js'\n`,
    'start/watch.ts': toWatch(shared),
    'start/handler.ts': handler,
    'start/kernel.ts': kernel.replace('#exceptions/handler', './handler.js'),
  }
}
