import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Collects the licences of the packages that some files belong to, as Markdown with a section for
 * each. Throws an Error if a package has no licence text.
 * @param files paths with `node_modules/` in them
 */
export async function readNotices(files: string[]): Promise<string> {
  const folders = files.map((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)![0])
  const sections = await Promise.all([...new Set(folders)].map(readNotice))
  return ['# Code of others in this package\n', ...sections.toSorted()].join('\n')
}

async function readNotice(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  if (!file) throw new Error(`Cannot find the licence of \`${name}\` in \`${folder}\`.`)
  const text = (await readFile(join(folder, file), 'utf8')).trim().replaceAll('\r\n', '\n')
  return `## ${name} ${version}\n\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`
}
