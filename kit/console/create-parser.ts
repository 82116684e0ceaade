import { join } from 'node:path'
import type { Codemods } from '@adonisjs/core/ace/codemods'

type Project = NonNullable<Awaited<ReturnType<Codemods['getTsMorphProject']>>>

/** A TypeScript file as its parser sees it. */
export type Source = ReturnType<Project['createSourceFile']>

/** A part of a TypeScript file. */
export type SourceNode = ReturnType<Source['getDescendants']>[number]

/**
 * Creates a parser of TypeScript: that of the project's own tools, null when they are not installed.
 * It reads and writes no file.
 */
export async function createParser(
  codemods: Codemods,
  root: string,
): Promise<((text: string) => Source) | null> {
  const project = await codemods.getTsMorphProject()
  if (!project) return null
  return (text) => project.createSourceFile(join(root, 'adonisrc.ts'), text, { overwrite: true })
}
