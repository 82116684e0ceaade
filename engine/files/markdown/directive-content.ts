import { parseTree } from '../../library/markdown/tree.ts'
import { walk } from '../../library/markdown/walk.ts'
import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import { listThemeChanges } from '../../library/tokens/theme-changes.ts'
import { toThemeSource } from '../../library/tokens/theme-source.ts'
import { toThemeCss } from '../../library/tokens/theme-text.ts'
import { toOwnTheme } from '../../library/tokens/theme.ts'
import { toTokenCss, toTokenVariable } from '../../library/tokens/tokens-css.ts'
import type { Catalog, Command, Script } from '../../schema/catalog.ts'
import type { Component } from '../../schema/component.ts'
import type { MeasuredTokenGroup } from '../../schema/tokens.ts'
import { spliceText, type TextEdit } from '../../tags/scan/splice-text.ts'
import { listByCategory, listEntries } from '../../catalog/groups.ts'
import { hasFeed, toComponentPath } from '../../catalog/paths.ts'

/** Writes a Markdown table of all components, with the pattern, keys and script of each. */
export function toAccessibilityMarkdown(catalog: Catalog): string {
  const components = listByCategory(catalog).flatMap(({ components }) => components)
  return markdownTable(
    ['Component', 'Follows', 'Keys', 'Script'],
    components.map(({ name, title, accessibility: { pattern, keys }, script }) => [
      `[${title}](${toComponentPath(name)})`,
      pattern ? `[${toPatternName(pattern)}](${pattern})` : '–',
      toKeys(keys).map(inlineCode).join(', ') || '–',
      script ? inlineCode(script) : 'none',
    ]),
  )
}

/** Lists each key once, in the order of the lines. */
function toKeys(keys: Component['accessibility']['keys']): string[] {
  return [...new Set(keys.flatMap((key) => key.keys.split(', ')))]
}

/** Returns the name of a pattern from its URL: the anchor, or else the end of the path. */
function toPatternName(pattern: string): string {
  const { pathname, hash } = new URL(pattern)
  const word = hash.slice(1) || pathname.split('/').filter(Boolean).at(-1) || pattern
  return word.replace(/\.html$/, '').replaceAll('-', ' ')
}

/**
 * Writes the changes of each version as Markdown, newest first, each below a heading of level 2.
 * Names of components link to their pages. Starts with a link to the feed if there is one.
 */
export function toChangelogMarkdown(
  catalog: Pick<Catalog, 'library' | 'releases' | 'components'>,
): string {
  const names = new Set(listEntries(catalog).map(({ name }) => name))
  const releases = catalog.releases.map(
    ({ version, date, markdown }) =>
      `## Version ${version}, ${date ?? 'unreleased'}\n\n${linkNames(markdown, names)}`,
  )
  const feed = 'Subscribe to the [feed](/changelog.xml) to read about each release.'
  return [...(hasFeed(catalog) ? [feed] : []), ...releases].join('\n\n')
}

/** Links each name of a component that is written as code, unless it is in a link or a heading. */
function linkNames(markdown: string, names: ReadonlySet<string>): string {
  const { root } = parseTree(markdown, { file: 'CHANGELOG.md', mdx: false, lineOf: (line) => line })
  const edits: TextEdit[] = []
  walk(root, null, (node) => {
    if (node.type === 'link' || node.type === 'heading') return false
    if (node.type !== 'inlineCode' || !names.has(node.value)) return
    const [from, to] = [node.position!.start.offset!, node.position!.end.offset!]
    const link = `[${markdown.slice(from, to)}](${toComponentPath(node.value)})`
    edits.push({ from, to, text: link })
  })
  return spliceText(markdown, edits)
}

/** Writes all console commands as Markdown: a heading of level 2, the description, the options. */
export function toCommandsMarkdown({ commands }: Catalog): string {
  return commands.map(toCommand).join('\n\n')
}

function toCommand({ name, description, help, arguments: args, options }: Command): string {
  const usage = ['node ace', name, ...args.map(toUsage)].join(' ')
  return [
    `## ${name}`,
    description.replace(/\.?$/, '.'),
    `\`\`\`sh\n${usage}\n\`\`\``,
    ...help,
    ...(options.length
      ? [
          markdownTable(
            ['Option', 'Effect'],
            options.map((option) => [inlineCode(option.name), option.description]),
          ),
        ]
      : []),
  ].join('\n\n')
}

function toUsage({ name, required }: Command['arguments'][number]): string {
  return required ? `<${name}>` : `[${name}]`
}

/** Writes all client-side scripts as Markdown: a heading of level 2, import, users and tables. */
export function toScriptsMarkdown({ library, scripts, components }: Catalog): string {
  return scripts
    .map((script) => {
      const users = components.filter((component) => component.script === script.name)
      const links = users.map(({ title, name }) => `[${title}](${toComponentPath(name)})`)
      return [
        `## ${script.name}`,
        script.description,
        `\`\`\`js\nimport '${library.package}/scripts/${script.name}'\n\`\`\``,
        ...(links.length ? [`Used by ${links.join(', ')}.`] : []),
        ...toTable('Option', script.options),
        ...toTable('Method', script.methods),
        ...toTable('Attribute', script.attributes),
        ...toTable('Event', script.events),
      ].join('\n\n')
    })
    .join('\n\n')
}

function toTable(header: string, members: Script['attributes']): string[] {
  if (!members.length) return []
  const rows = members.map(({ name, type, description }) => [
    inlineCode(name),
    ...(type ? [`${inlineCode(type)}. ${description}`] : [description]),
  ])
  return [markdownTable([header, 'Description'], rows)]
}

/** Writes all design tokens as Markdown tables, one per group. Colours include their contrast. */
export function toTokensMarkdown({ library, tokens }: Catalog): string {
  return tokens
    .map((group) => {
      const table =
        group.type === 'color' ? toColorTable(library, group) : toValueTable(library, group)
      return `### ${group.name}\n\n${group.description}\n\n${table}`
    })
    .join('\n\n')
}

function toValueTable(library: Catalog['library'], group: MeasuredTokenGroup): string {
  const values = toTokenCss(group)
  return markdownTable(
    ['Variable', 'Value'],
    group.tokens.map((token, index) => [
      inlineCode(toTokenVariable(library, group, token)),
      inlineCode(values[index]!),
    ]),
  )
}

function toColorTable(
  library: Catalog['library'],
  group: Extract<MeasuredTokenGroup, { type: 'color' }>,
): string {
  return markdownTable(
    ['Variable', 'Use', 'Contrast, light and dark'],
    group.tokens.map((token) => [
      inlineCode(toTokenVariable(library, group, token)),
      token.description,
      token.contrast
        ? `${token.contrast.light} and ${token.contrast.dark} on ${inlineCode(token.pairsWith!)}`
        : '–',
    ]),
  )
}

/** Hue of the theme that the Markdown shows, in degrees */
const VIOLET = 295

/**
 * Lists what a theme can change in Markdown, each with the custom properties that depend on it, and
 * shows the CSS of one theme.
 */
export function toThemeBuilderMarkdown(catalog: Pick<Catalog, 'library' | 'tokens'>): string {
  const source = toThemeSource(catalog)
  const { colors, lengths, font } = source
  const variables = [
    ...colors.map(({ part, variable }) => ({ part, variable })),
    ...lengths,
    ...(font ? [{ part: 'font' as const, variable: font.variable }] : []),
  ]
  const labels = {
    primary: 'Hue and chroma of the primary colours',
    neutral: 'Neutral colours',
    radius: 'Radius of corners',
    density: 'Spacing and height of controls',
    font: 'Typeface',
  }
  const list = Object.entries(labels).flatMap(([part, label]) => {
    const names = variables.filter((one) => one.part === part).map(({ variable }) => variable)
    return names.length ? [`- ${label}: ${names.map(inlineCode).join(', ')}`] : []
  })
  const css = toThemeCss(
    listThemeChanges(source, { ...toOwnTheme(source), hue: VIOLET, radius: 0, font: 'serif' }),
  )
  if (!css) return list.join('\n')
  return `${list.join('\n')}

The theme builder itself needs a browser. This is the CSS that it writes for the hue ${VIOLET}, square corners and a serif typeface. To write a theme by hand, start with it:

\`\`\`css
${css}\`\`\``
}
