import type { Catalog } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'
import type { ComponentFile } from '../schema/files.ts'
import { toComponentEntry } from './to-component-entry.ts'
import { toDigest } from './to-digest.ts'
import { toFileHead } from './to-file-head.ts'

/** `/components/<name>.json`: one component with the code of its examples. */
export function toComponentFile(catalog: Catalog, component: Component): ComponentFile {
  const content = { ...toComponentEntry(catalog, component), examples: component.examples }
  return { ...toFileHead(catalog, 'component'), digest: toDigest(content), ...content }
}
