import { homedir } from 'node:os'

/** What tells of the machine or of the code, in a line that a server wrote. */
const patterns = [
  /file:\/\//,
  /\bat [^"]{1,200}:\d+:\d+/,
  /\.[cm]?[jt]s:\d+(:\d+)?/,
  /"(stack|cause|env|cwd)":/,
  /\/(usr|etc|tmp|var|opt|proc)\/|[A-Z]:\\\\Users/,
]

/** Values of the environment that are too common to tell anything. */
const shortest = 8

/** The first thing in a line that no client is to learn: a path, a stack, or a value of the environment. */
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
