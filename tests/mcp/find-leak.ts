import { homedir } from 'node:os'

/** Patterns of text that reveals the machine or the code. */
const patterns = [
  /file:\/\//,
  /\bat [^"]{1,200}:\d+:\d+/,
  /\.[cm]?[jt]s:\d+(:\d+)?/,
  /"(stack|cause|env|cwd)":/,
  /\/(usr|etc|tmp|var|opt|proc)\/|[A-Z]:\\\\Users/,
]

/** Shorter values of the environment are too common to reveal anything. */
const shortest = 8

/** Returns the first secret in a line: a path, a stack trace or an environment variable. */
export function findLeak(
  line: string,
  env: Record<string, string | undefined> = process.env,
): string | undefined {
  const values = Object.values(env).filter((value = '') => value.length >= shortest)
  const secrets = [process.cwd(), `${homedir()}/`, ...values]
  const secret = secrets.find((value) => line.includes(JSON.stringify(value).slice(1, -1)))
  if (secret !== undefined) return secret
  return patterns.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined)
}
