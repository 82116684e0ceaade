import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A page of the corpus: its path without extension, and its Markdown with front matter. */
export type BenchPage = { path: string; text: string }

const vocabulary =
  'server form table answer request action value label title state slot prop colour text width error focus order page list item link icon image menu panel field option group section header footer input button dialog toast theme token script style layer index search result filter count limit sort range date time name key type default note rule example pattern reader author editor browser keyboard pointer screen layout grid column row cell border radius space shadow motion'
const words = vocabulary.split(' ')
const perFolder = 50

/**
 * Generates pages about imaginary components, about 6 KB each, with headings, GFM tables and five
 * code blocks, two of them live examples. The same number always gives the same pages.
 */
export function listPages(count: number): BenchPage[] {
  return Array.from({ length: count }, (_, index) => {
    // The generator of Park and Miller, whose numbers are the same for the same start.
    let state = (index + 1) * 1_000_003
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const pick = (length: number) =>
      Array.from({ length }, () => words[Math.floor(random() * words.length)]!).join(' ')
    const sentence = () => `${capital(pick(6 + Math.floor(random() * 10)))}.`
    const paragraph = () => Array.from({ length: 6 }, sentence).join(' ')
    const folder = `part-${String(Math.floor(index / perFolder)).padStart(3, '0')}`
    const name = `widget-${String(index).padStart(4, '0')}`
    const other = `/${folder}/widget-${String(index - (index % perFolder)).padStart(4, '0')}`
    const title = capital(name.replace('-', ' '))
    const row = () => {
      const [prop, value] = [pick(1), pick(1)]
      return `| \`${prop}\` | \`'${value}' \\| '${pick(1)}'\` | \`'${value}'\` | ${sentence()} |`
    }
    const text = [
      `---\ntitle: ${title}\ndescription: What the ${name} does, when to use it, and which props, slots and events it has.\n---`,
      paragraph(),
      `\`\`\`edge preview\n<x-acme::chip tone="loud">${title}</x-acme::chip>\n<x-acme::chip>${pick(2)}</x-acme::chip>\n\`\`\``,
      `## Installation\n\n${paragraph()}\n\n\`\`\`sh\nnpm install widgets\nnode ace add widgets\n\`\`\``,
      `## Usage\n\n${paragraph()} See [the first of its folder](${other}) and [its props](#props).`,
      `\`\`\`edge preview\n<x-acme::panel>\n  <x-acme::panel.title>${capital(pick(2))}</x-acme::panel.title>\n  ${sentence()}\n  <x-acme::chip>${pick(1)}</x-acme::chip>\n</x-acme::panel>\n\`\`\``,
      `### On the server\n\n${paragraph()}\n\n\`\`\`ts\nimport type { HttpContext } from '@adonisjs/core/http'\n\nexport default class ${capital(pick(1))}Controller {\n  async show({ view, params }: HttpContext) {\n    const ${pick(1)}s = await load('${name}', { limit: ${index % 40} })\n    return view.render('pages/${name}', { ${pick(1)}: params.id })\n  }\n}\n\`\`\``,
      `## Props\n\n| Prop | Type | Default | What it says |\n| --- | --- | --- | --- |\n${Array.from({ length: 12 }, row).join('\n')}`,
      `## Slots\n\n| Slot | What it takes |\n| --- | --- |\n| \`main\` | ${sentence()} |\n| \`${pick(1)}\` | ${sentence()} |`,
      `## Style\n\n${paragraph()}\n\n- ${sentence()}\n- **${pick(2)}**: ${sentence()}\n- ${sentence()} *${pick(1)}* and \`${pick(1)}\`.\n\n\`\`\`css\n.${name} {\n  color: var(--${pick(1)});\n  padding: ${1 + (index % 9)}px;\n}\n\`\`\``,
      `## When not to use it\n\n${paragraph()}\n\n${paragraph()}`,
    ]
    return { path: `${folder}/${name}`, text: `${text.join('\n\n')}\n` }
  })
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

/** The files of a site: their texts by path, relative to its folder. */
export type BenchFiles = Record<string, string>

/** Writes a site for this engine: a small library, and the pages as its documentation. */
export function writeCorpus(folder: string, pages: BenchPage[]): void {
  const files = pages.map(({ path, text }) => [`content/${path}.md`, text])
  writeFiles(folder, Object.fromEntries(files))
  cpSync('tests/fixtures/acme', folder, { recursive: true })
}

/** Writes the files of a site, and deletes those of an earlier run, except for what npm installed. */
export function writeFiles(folder: string, files: BenchFiles): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const isInstalled = ['node_modules', 'package-lock.json'].includes(name)
    if (!isInstalled) rmSync(join(folder, name), { recursive: true })
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
