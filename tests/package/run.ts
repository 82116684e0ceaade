import { spawn } from 'node:child_process'

/** The output and exit code of a process. */
export type Run = { code: number | null; stdout: string; stderr: string }

/** Without a size of the terminal, each start of ace runs a program that tells it. */
export const terminal = { NO_COLOR: '1', COLUMNS: '80', LINES: '24' }

/**
 * Returns the command line of npm as a script for Node.js, because Windows starts only programs
 * without a shell, and any other unchanged.
 */
function toProgram([command, ...args]: string[]): [string, ...string[]] {
  const { npm_execpath: npm } = process.env
  return command === 'npm' && npm?.endsWith('.js')
    ? [process.execPath, npm, ...args]
    : [command!, ...args]
}

/** Runs a program in a folder with this input until it exits. */
export function run(
  folder: string,
  command: string[],
  {
    input = '',
    env = {},
    ...user
  }: { input?: string; env?: Record<string, string>; uid?: number; gid?: number } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const [program, ...args] = toProgram(command)
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...terminal, ...env },
      ...user,
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Runs a program that must succeed, and returns its stdout. */
export async function runOk(
  folder: string,
  command: string[],
  options: Parameters<typeof run>[2] = {},
): Promise<string> {
  const { code, stdout, stderr } = await run(folder, command, options)
  if (code === 0) return stdout
  throw new Error(`${command.join(' ')} ended with ${code}\n${stdout}\n${stderr}`)
}
