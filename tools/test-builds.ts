import { existsSync, globSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import type { Step } from './test-steps.ts'

/** The file whose time is that of the start of the last build. */
const toStamp = ({ name }: Step) => `.cache/test/${name}.built`

/** Whether a step has built its output since the last change of any source. */
export function isBuilt(step: Step, changed: number): boolean {
  const stamp = toStamp(step)
  const isThere = existsSync(step.output!) && existsSync(stamp)
  return isThere && statSync(stamp).mtimeMs > changed
}

/** Returns the time of the last change of what builds read, in milliseconds. */
export function readLastChange(): number {
  const sources = '{content,engine,kit,plugins,public,src,tests/fixtures}/**'
  const exclude = (path: string) => /(^|[\\/])(node_modules|ai|build|build\.next)$/.test(path)
  const files = globSync([sources, 'tests/site/build-site*.ts', '*.{json,mjs}'], { exclude })
  // The build of the package changes these.
  const own = files.filter((file) => !/^kit([\\/]AGENTS\.md)?$/.test(file))
  return Math.max(...own.map((file) => statSync(file).mtimeMs))
}

/** Remembers when a build started; 0 if it failed. */
export function setBuilt(step: Step, time: number): void {
  mkdirSync('.cache/test', { recursive: true })
  writeFileSync(toStamp(step), '')
  utimesSync(toStamp(step), time / 1000, time / 1000)
}
