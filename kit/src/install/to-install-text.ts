import { toDocsUrl } from '../outputs/to-docs-url.ts'
import type { Catalog } from '../schema/catalog.ts'
import { agents as knownAgents, type Agent } from './agents.ts'
import type { Change } from './change.ts'
import { toChangesText } from './to-changes-text.ts'
import { toProjectPaths } from './to-project-paths.ts'

/** What an installation did, or would do, and what is left to do by hand. */
export function toInstallText(
  { library }: Catalog,
  changes: Change[],
  { agents, dryRun }: { agents: readonly Agent[]; dryRun: boolean },
): string {
  const { namespace, package: packageName } = library
  const paths = toProjectPaths(namespace)
  const left = [
    `Load the styles: \`import '${packageName}/styles.css'\` in your bundle, or a copy of that file as a static file.`,
    ...(agents.length
      ? []
      : [
          `Register the MCP server: \`node ace ${namespace}:install --agents=${Object.keys(knownAgents).join(',')}\`, those that you use.`,
        ]),
    `Commit ${paths.schema} and the other files above.`,
    `When you have written templates: \`node ace ${namespace}:check\`.`,
  ]
  return `${library.name} ${library.version}${dryRun ? ', dry run: nothing was written' : ''}\n\n${toChangesText(changes, { dryRun })}
Left to do:
${left.map((step) => `  - ${step}`).join('\n')}

${toDocsUrl(library, '/')}\n`
}
