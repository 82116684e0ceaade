#!/usr/bin/env node
/** The program `engine`, which library authors run in their projects. */
import { parseArgs } from 'node:util'
import { toDisplayPath } from './io/paths.ts'
import { toVisible, toVisibleLines } from './problem/visible.ts'
import { toUserMessage, UserError } from './problem/user-error.ts'

const usage = `Usage: engine <command>

  build                        builds the npm package of the library
  docs [dev|build|preview]     serves the documentation while you write it, builds it into dist/,
                               or serves the built one
  new <name>                   adds a component: template, styles and page
  types                        writes the types of the props, for the classes of components

Run it in the parent folder of the library, or set SITE_DIR to that folder. DOCS_URL sets the URL of
the documentation. Commands of \`docs\` pass further arguments to Astro.`

const { SITE_DIR, DOCS_URL } = process.env
const project = SITE_DIR || '.'
const [name = '', ...rest] = process.argv.slice(2)

const commands: Record<string, () => Promise<void>> = {
  async build() {
    readNames(0)
    const { buildPackage } = await import('./package/build.ts')
    for (const line of await buildPackage(project, DOCS_URL)) console.log(line)
  },
  async docs() {
    // A separate package, for authors who publish documentation.
    const module = '@kit-edge/docs/cli.ts'
    const { runDocs } = await import(module).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes(module)) throw error
      throw new UserError(
        'Cannot find the documentation site. Run `npm install --save-dev @kit-edge/docs`.',
      )
    })
    await runDocs(rest)
  },
  async new() {
    const [component] = readNames(1)
    const { addComponent } = await import('./package/new-component.ts')
    const paths = await addComponent(project, component!)
    for (const path of paths) console.log(toVisible(toDisplayPath(path)))
    const isRecorded = paths.some((path) => path.includes('golden'))
    const next = isRecorded ? ', then record the rendered HTML: npm run golden:update' : '.'
    console.log(`\nFill each TODO${next}`)
  },
  async types() {
    readNames(0)
    const { findLibrary } = await import('./io/find-library.ts')
    const { readLibrary } = await import('./io/read-library.ts')
    const { writePropsType } = await import('./package/props-type.ts')
    const folder = findLibrary(project)
    console.log(toDisplayPath(await writePropsType(folder, await readLibrary(folder))))
  },
}

/**
 * Runs a command. Until it has ended its work, the exit code of the process is 1, so that a process
 * that ends early never seems to have succeeded.
 */
async function run(command: () => Promise<void>): Promise<void> {
  const { exitCode } = process
  process.exitCode = 1
  await command()
  // Astro still runs then, and ends the process itself.
  if (name !== 'docs') process.exitCode = exitCode
}

/** Returns the names after the command. Throws an Error if their number is wrong. */
function readNames(count: number): string[] {
  const { positionals } = parseArgs({ args: rest, options: {}, allowPositionals: true })
  if (positionals.length === count) return positionals
  const expected = count === 0 ? 'none' : 'one name'
  throw new UserError(
    `Cannot run \`engine ${name}\` with ${positionals.length} arguments, expected ${expected}.\n\n${usage}`,
  )
}

try {
  // Astro's own options follow a command of `docs`.
  const options = name === 'docs' ? [name, rest[0] ?? ''] : [name, ...rest]
  if (options.some((option) => ['-h', '--help'].includes(option))) console.log(usage)
  else if (Object.hasOwn(commands, name)) await run(commands[name]!)
  else {
    const { findNearest, toSuggestion } = await import('./problem/suggestion.ts')
    const near = findNearest(name, Object.keys(commands))
    const advice = near ? ` ${toSuggestion(`\`${near}\``)}` : ''
    throw new UserError(`Cannot run \`engine ${name}\`, expected a command.${advice}\n\n${usage}`)
  }
} catch (error) {
  const message = toUserMessage(error)
  console.error(message === null ? error : toVisibleLines(message))
  process.exitCode = 1
}
