import { readFileSync } from 'node:fs'
import { toComponentLayout } from '../format/component-layout.ts'
import type { ComponentLayout } from '../format/format-template.ts'
import { readComponentFiles } from './component-files.ts'

/** Reads how the components in a library's folder are laid out, by tag. */
export function readLayouts(folder: string, namespace: string): Map<string, ComponentLayout> {
  return new Map(
    readComponentFiles(folder).map(({ name, file }) => {
      return [`x-${namespace}::${name}`, toComponentLayout(readFileSync(file, 'utf8'))]
    }),
  )
}
