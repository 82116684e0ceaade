import { toProblem, type Problem } from '../../problem/problem.ts'

/**
 * What steers a terminal, and what XML has no place for; tabs and ends of lines are left, and so
 * are the controls of writing from right to left.
 */
const control = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/u

/**
 * Control characters in texts, and in values that are read from files, whatever escape stands for
 * one there.
 */
export function checkCharacters(
  texts: { file: string; text: string }[],
  values: { file: string; value: unknown }[],
): Problem[] {
  const lines = texts.flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ({ file, line: index + 1, text: line })),
  )
  const strings = values.flatMap(({ file, value }) =>
    listStrings(value).map((text) => ({ file, line: 1, text })),
  )
  const found = new Map(
    [...lines, ...strings]
      .filter(({ text }) => control.test(text))
      .map((place) => [`${place.file}:${place.line}`, toCharacterProblem(place)]),
  )
  return [...found.values()]
}

function toCharacterProblem({
  file,
  line,
  text,
}: {
  file: string
  line: number
  text: string
}): Problem {
  const code = control.exec(text)![0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return toProblem({
    file,
    line,
    cannot: 'publish the character',
    value: `U+${code}`,
    expected: ['text without control characters'],
    fix: 'Take it out: it steers a terminal, and no feed may have it.',
  })
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : []
}
