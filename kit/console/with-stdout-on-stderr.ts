/**
 * Runs a step with everything that is printed to stdout sent to stderr: modules of the project may
 * log, and stdout is for data.
 */
export async function withStdoutOnStderr<T>(step: () => Promise<T>): Promise<T> {
  const { write } = process.stdout
  process.stdout.write = process.stderr.write.bind(process.stderr)
  try {
    return await step()
  } finally {
    process.stdout.write = write
  }
}
