/** The number that an option was given; what is none ends the process with a message. */
export function parseCount(option: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  console.error(`Cannot use \`--${option}=${text}\`, expected a whole number above zero.`)
  process.exit(1)
}
