import { randomUUID } from 'node:crypto'
import { runName } from './run-name.ts'

/** A path beside a file for its new content, by whose name other runs know who is writing it. */
export function toTemporaryPath(path: string): string {
  return `${path}.${runName}-${randomUUID().slice(0, 8)}.tmp`
}
