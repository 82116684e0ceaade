import { parse, TomlError } from 'smol-toml'

/**
 * Parses a TOML file; a broken one is an error that names the place and what is wrong there.
 * @param cannot what cannot be done if it is, up to the name of the file
 */
export function parseToml(
  text: string,
  { file, cannot }: Record<'file' | 'cannot', string>,
): Record<string, unknown> {
  try {
    // Numbers may be larger than those of JavaScript.
    return parse(text, { integersAsBigInt: true })
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const { line, column, message } = error
    const reason = message.split('\n')[0]!.replace(/^Invalid TOML document: /, '')
    throw new Error(
      `Cannot ${cannot} \`${file}:${line}:${column}\`, expected valid TOML: ${reason}. Correct the file, or remove it.`,
      { cause: error },
    )
  }
}
