import { parseArgs } from 'node:util'

/**
 * The options that a script was called with, each of the type of its default; a number is a whole one
 * above zero. `--help` prints the help and ends the process, and so does what is wrong.
 */
export function readOptions<T extends Record<string, string | number | boolean>>(
  help: string,
  defaults: T,
): T {
  const options = Object.fromEntries(
    Object.entries({ ...defaults, help: false }).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    const { help: isAsked, ...values } = parseArgs({ options }).values
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

/** Prints why a script cannot go on, and ends the process with 1. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
