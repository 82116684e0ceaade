import { exampleRequestSchema, type ExampleRequest } from '../schema/example-request.ts'

const keys = Object.keys(exampleRequestSchema.shape) as (keyof ExampleRequest)[]

/** What the words after the language of a live example say. */
export type ExampleMeta = {
  request: ExampleRequest
  /** Names of the props that readers may set */
  controls: string[]
  /** What cannot be understood */
  mistakes: { value: string; expected: string[] }[]
}

/** The words after the language of a live example, read. */
export function parseExampleMeta(meta: string): ExampleMeta {
  const request: Record<string, unknown> = {}
  const controls: string[] = []
  const mistakes: ExampleMeta['mistakes'] = []
  let rest = meta.trim()
  while (rest) {
    const key = keys.find((name) => rest.startsWith(`${name}=`))
    const end = key ? findJsonEnd(rest, key.length + 1) : rest.search(/\s|$/)
    if (end < 0) {
      mistakes.push({ value: rest, expected: [`\`${key}=\` and a JSON object`] })
      break
    }
    const word = rest.slice(0, end)
    const [, names] = /^controls=(\w+(?:,\w+)*)$/.exec(word) ?? []
    if (key) {
      const value = JSON.parse(word.slice(key.length + 1))
      if (exampleRequestSchema.shape[key].safeParse(value).success) request[key] = value
      else mistakes.push({ value: word, expected: [toExpected(key)] })
    } else if (names) {
      controls.push(...names.split(','))
    } else if (word.startsWith('controls=')) {
      mistakes.push({ value: word, expected: ['names of props with commas and no spaces'] })
    } else if (word !== 'preview') {
      const words = ['preview', 'controls=…', ...keys.map((name) => `${name}={…}`)]
      mistakes.push({ value: word, expected: words })
    }
    rest = rest.slice(end).trimStart()
  }
  return { request, controls, mistakes }
}

/** Where the object that starts at an offset ends: before a space, or at the end; -1 without one. */
function findJsonEnd(text: string, from: number): number {
  for (const { index } of text.matchAll(/\}(?=\s|$)/g)) {
    if (index > from && isJson(text.slice(from, index + 1))) return index + 1
  }
  return -1
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text))
  } catch {
    return false
  }
}

function toExpected(key: string): string {
  return key === 'errors' ? 'a list of messages for each path' : 'an object'
}
