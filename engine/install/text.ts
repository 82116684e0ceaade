import { toDocsUrl } from '../catalog/urls.ts'
import type { Catalog } from '../schema/catalog.ts'
import { agents } from '../catalog/clients.ts'
import { type Change, toChangesText } from './change.ts'
import { rcFile } from './installed-files.ts'

/** The result of an installation, besides the changes. */
type InstallSummary = {
  /** How the project loads stylesheet and scripts: `Vite`, `Vite with Tailwind`, `No bundler` */
  bundler: string
  /** Changes to files of the project, so that they load stylesheet and scripts */
  wiring: Change[]
  /** The lines of these changes; empty if they were shown before */
  diff: string
  /** Whether they were made, or would be in a dry run */
  isWired: boolean
  /** Whether the library's server is registered with an assistant */
  isRegistered: boolean
  /** Text of the project's `.gitignore` */
  gitignore: string
  dryRun: boolean
}

/** Writes what an installation did, or would do, and only the steps that remain to do by hand. */
export function toInstallText(
  { library }: Catalog,
  changes: Change[],
  { bundler, wiring, diff, isWired, isRegistered, gitignore, dryRun }: InstallSummary,
): string {
  const { namespace } = library
  const command = `node ace ${namespace}:install`
  const isFirst = changes.some(
    ({ file, action }) => action === 'create' && file.startsWith('config/'),
  )
  const isChanged = wiring.some(({ text }) => text !== undefined)
  const done = [...changes, ...(isWired ? wiring : wiring.filter(({ text }) => text === undefined))]
  const written = done.filter(({ text }) => text !== undefined)
  const ignored = written.filter(({ file }) => isIgnored(file, gitignore)).map(({ file }) => file)
  const except = ignored.length
    ? `, except ${ignored.join(', ')}, which \`.gitignore\` leaves out`
    : ''
  const toManual = ({ file }: Change) => `Change \`${file}\` by hand, see above.`
  const left = [
    ...changes.filter(({ file, note }) => note && file === rcFile).map(toManual),
    ...(isChanged && !isWired
      ? [`Load the stylesheet and scripts, as shown above: \`${command} --yes\`.`]
      : []),
    ...(wiring.length
      ? wiring.filter(({ note }) => note).map(toManual)
      : [
          `Load the stylesheet and scripts: no layout was found. Run \`${command}\` when you have one.`,
        ]),
    ...(isRegistered
      ? []
      : [
          `If you use an AI assistant, register the MCP server: \`${command} --agents=${Object.keys(agents).join(',')}\`. Name only those that you use.`,
        ]),
    ...(written.length > ignored.length ? [`Commit the files above${except}.`] : []),
    ...(isFirst
      ? [`Write the first tag in a template, then check it: \`node ace ${namespace}:check\`.`]
      : []),
  ]
  const shown = diff ? `\n${bundler}: how pages load the stylesheet and scripts\n\n${diff}` : ''
  const steps = left.length
    ? `Left to do:\n${left.map((step) => `  - ${step}`).join('\n')}\n`
    : 'Nothing is left to do.\n'
  return `${library.name} ${library.version}${dryRun ? ', dry run: nothing was written' : ''}\n\n${toChangesText(done, { dryRun })}${shown}
${steps}
${toDocsUrl(library, '/')}\n`
}

/** Writes what a removal did, or would do, and the steps that remain to be done by hand. */
export function toRemovalText(
  { library }: Catalog,
  all: Change[],
  {
    dryRun,
    isWhole,
    diff = '',
    tagged = [],
  }: {
    dryRun: boolean
    isWhole: boolean
    /** Lines removed from files of the project */
    diff?: string
    /** Templates that still have tags of the library */
    tagged?: readonly string[]
  },
): string {
  const { namespace, package: packageName } = library
  const changes = all.filter(({ action, note }) => action !== 'unchanged' || note)
  const head = `${library.name} ${library.version}${dryRun ? ', dry run: nothing was written' : ''}\n\n`
  const done = changes.length
    ? toChangesText(changes, { dryRun })
    : '  Nothing is left to remove.\n'
  if (!isWhole) return head + done
  const tags =
    tagged.length === 1 ? `\`${tagged[0]}\`` : `${tagged.length} templates, \`${tagged[0]}\` first`
  const left = [
    ...(tagged.length
      ? [`Replace the tags in ${tags}: \`grep -rn 'x-${namespace}::' resources\` finds them.`]
      : []),
    `Run \`npm uninstall ${packageName}\`, or \`node ace configure ${packageName}\` to install it again.`,
  ]
  return `${head}${done}${diff && `\n${diff}`}
Left to do:
${left.map((step) => `  - ${step}`).join('\n')}
`
}

/** Whether a `.gitignore` in the project's folder excludes a file from commits. */
export function isIgnored(file: string, gitignore: string): boolean {
  let ignored = false
  for (const line of gitignore.split(/\r?\n/)) {
    const pattern = line.trim()
    if (!pattern || pattern.startsWith('#')) continue
    const isNegated = pattern.startsWith('!')
    if (toPattern(isNegated ? pattern.slice(1) : pattern).test(file)) ignored = !isNegated
  }
  return ignored
}

/** Converts a pattern, which matches a file, or a folder with everything in it. */
function toPattern(pattern: string): RegExp {
  const isFolder = pattern.endsWith('/')
  const path = pattern.replace(/^\/|\/$/g, '')
  const isRooted = pattern.slice(0, -1).includes('/')
  const body = RegExp.escape(path)
    .replaceAll('\\*\\*\\/', '(?:.*/)?')
    .replaceAll('\\*\\*', '.*')
    .replaceAll('\\*', '[^/]*')
    .replaceAll('\\?', '[^/]')
  return new RegExp(`^${isRooted ? '' : '(?:.*/)?'}${body}${isFolder ? '/.' : '(?:/|$)'}`)
}
