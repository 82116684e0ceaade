import { exampleRequestSchema, type ExampleRequest } from '../schema/example-request.ts'

const keys = Object.keys(exampleRequestSchema.shape) as (keyof ExampleRequest)[]

/** The words after the language of a live example: its request, and what cannot be understood. */
export function parseExampleMeta(meta: string): {
  request: ExampleRequest
  mistakes: { value: string; expected: string[] }[]
} {
  const request: Record<string, unknown> = {}
  const mistakes: { value: string; expected: string[] }[] = []
  let rest = meta.trim()
  while (rest) {
    const key = keys.find((name) => rest.startsWith(`${name}=`))
    const end = key ? findJsonEnd(rest, key.length + 1) : rest.search(/\s|$/)
    if (end < 0) {
      mistakes.push({ value: rest, expected: [`\`${key}=\` and a JSON object`] })
      break
    }
    const word = rest.slice(0, end)
    if (key) {
      const value = JSON.parse(word.slice(key.length + 1))
      if (exampleRequestSchema.shape[key].safeParse(value).success) request[key] = value
      else mistakes.push({ value: word, expected: [toExpected(key)] })
    } else if (word !== 'preview') {
      mistakes.push({ value: word, expected: ['preview', ...keys.map((name) => `${name}={…}`)] })
    }
    rest = rest.slice(end).trimStart()
  }
  return { request, mistakes }
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
