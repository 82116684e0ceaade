import type { BuildName } from './builds.ts'

/** A mistake that somebody could make in the sources, and the tests that have to notice it. */
export type Fault = {
  /** The promise that it breaks */
  name: string
  /** Path of the file that it is put into */
  file: string
  /** Text that the file has once */
  find: string
  /** What stands in its place */
  replace: string
  /** Paths of test files, of which one has to fail */
  tests: string[]
  /** What is built with it, for tests that read that */
  builds?: BuildName[]
}
