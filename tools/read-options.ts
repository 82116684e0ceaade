import { parseArgs } from 'node:util'

/**
 * Returns the options of an npm script, each with the type of its default. Numbers must be positive
 * integers. Prints what the script does and its options for `--help`, or an error for invalid
 * options, and ends the process.
 */
export function readOptions<T extends Record<string, string | number | boolean>>(
  about: string,
  defaults: T,
): T {
  const entries = Object.entries({ ...defaults, help: false })
  const usage = entries.map(([name, value]) => `[--${name}${value === false ? '' : `=${value}`}]`)
  const script = process.env.npm_lifecycle_event ?? '…'
  const help = `${about}\n\nUsage: npm run ${script} -- ${usage.join(' ')}`
  const options = entries.map(([name, value]) => {
    const type: 'boolean' | 'string' = value === false ? 'boolean' : 'string'
    return [name, { type }] as const
  })
  try {
    const { help: isAsked, ...values } = parseArgs({ options: Object.fromEntries(options) }).values
    if (isAsked) {
      console.log(help)
      process.exit()
    }
    const given = Object.entries(values).map(([name, value]) => {
      if (typeof defaults[name] !== 'number') return [name, value]
      const number = Number(value)
      if (Number.isInteger(number) && number > 0) return [name, number]
      throw new Error(`Cannot use \`--${name}=${value}\`, expected a whole number above zero.`)
    })
    return { ...defaults, ...Object.fromEntries(given) }
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${help}`)
  }
}

/** Prints an error, and ends the process with exit code 1. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
