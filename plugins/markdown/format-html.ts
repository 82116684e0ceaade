import type { Options } from 'prettier'
import * as html from 'prettier/plugins/html'
import { format } from 'prettier/standalone'

const options: Options = {
  parser: 'html',
  plugins: [html],
  printWidth: 140,
  htmlWhitespaceSensitivity: 'ignore',
}

/** HTML laid out for reading; white space that a browser shows may move, nothing else does. */
export async function formatHtml(text: string): Promise<string> {
  return (await format(text, options)).trimEnd()
}
