import type { Catalog } from '../schema/catalog.ts'
import type { Change } from './change.ts'
import { toChangesText } from './to-changes-text.ts'

/** What a removal did, or would do, and what is left to do by hand. */
export function toRemovalText(
  { library }: Catalog,
  all: Change[],
  { dryRun, isWhole }: { dryRun: boolean; isWhole: boolean },
): string {
  const { namespace, package: packageName } = library
  const changes = all.filter(({ action, note }) => action !== 'unchanged' || note)
  const head = `${library.name} ${library.version}${dryRun ? ', dry run: nothing was written' : ''}\n\n`
  const done = changes.length
    ? toChangesText(changes, { dryRun })
    : '  Nothing is left to remove.\n'
  if (!isWhole) return head + done
  return `${head}${done}
Left to do:
  - Take the imports of \`${packageName}/styles.css\` and of the scripts out of your bundle, or delete the copies.
  - Find the tags that are left: \`grep -rn 'x-${namespace}::' resources\`.
  - Run \`npm uninstall ${packageName}\`.
`
}
