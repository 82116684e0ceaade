import type { HiddenText } from './hide-tags.ts'

/** Puts back what the placeholders of a hidden template stand for, after others changed its text. */
export function revealTags(text: string, { marker, props, sources }: HiddenText): string {
  const escaped = marker.replace('$', '\\$')
  const placeholder = new RegExp(
    `\\{\\{\\{\\s*${escaped}(\\d+)\\s*\\}\\}\\}|${escaped}props\\s*`,
    'g',
  )
  return text.replace(placeholder, (_, number?: string) =>
    number === undefined ? (props?.jsArg ?? '') : (sources[Number(number)] ?? ''),
  )
}
