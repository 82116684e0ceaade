import type { Catalog } from '../schema/catalog.ts'
import type { Change } from './change.ts'
import { toChangesText } from './to-changes-text.ts'

/** What a removal did, or would do, and what is left to do by hand. */
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
    /** Lines that files of the project lose */
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
    `Run \`npm uninstall ${packageName}\`.`,
  ]
  return `${head}${done}${diff && `\n${diff}`}
Left to do:
${left.map((step) => `  - ${step}`).join('\n')}
`
}
