import type { HiddenText } from './hide-tags.ts'

/** Puts back what the placeholders of a hidden template stand for, after others changed its text. */
export function revealTags(
  text: string,
  { marker, props, sources }: Pick<HiddenText, 'marker' | 'props' | 'sources'>,
): string {
  const escaped = marker.replace('$', '\\$')
  const placeholder = new RegExp(
    `\\{\\{\\{\\s*${escaped}(\\d+)\\s*\\}\\}\\}|${escaped}props\\s*`,
    'g',
  )
  return text.replace(placeholder, (_, number?: string) =>
    number === undefined ? (props?.jsArg ?? '') : (sources[Number(number)] ?? ''),
  )
}

/** Puts the beginnings of tags in place of their placeholders in a message, which is one line. */
export function revealNames(
  message: string,
  { marker, sources }: Pick<HiddenText, 'marker' | 'sources'>,
): string {
  const [before, ...parts] = message.split(`{{{ ${marker}`)
  return parts.reduce((text, part) => {
    const [, number = '', rest = ''] = /^(\d+)(?: \}\}\})?([^]*)/.exec(part) ?? []
    const [line = ''] = (sources[Number(number)] ?? '').split(/\r\n|\r|\n/)
    return text + line + rest
  }, before!)
}
