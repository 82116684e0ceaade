import assert from 'node:assert/strict'
import { findProgram, type Program } from '../../../tools/find-program.ts'
import type { Host } from './host.ts'
import { startProcess } from './start-process.ts'

/** Starts a server of the system, and waits until it responds. */
export function startProgram(name: Program, args: string[], port: number): Promise<Host> {
  const path = findProgram(name)
  assert.ok(path, `${name} is missing: npm run setup`)
  return startProcess(path, args, port)
}
