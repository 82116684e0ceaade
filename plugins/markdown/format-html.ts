import { format } from 'prettier'

/** HTML laid out for reading; white space that a browser shows may move, nothing else does. */
export async function formatHtml(html: string): Promise<string> {
  const options = { parser: 'html', printWidth: 140, htmlWhitespaceSensitivity: 'ignore' } as const
  return (await format(html, options)).trimEnd()
}
