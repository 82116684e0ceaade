import { toMarkdownPath } from './to-markdown-path.ts'

/** Path of a file in the package's folder for assistants, given the path of a page or file of the site. */
export function toPackagedPath(path: string): string {
  const [file = ''] = path.split('#')
  return /\.\w+$/.test(file) ? file : toMarkdownPath(file || '/')
}
