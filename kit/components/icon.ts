import { icons as lucide } from '@iconify-json/lucide'
import type { ComponentContext } from '../src/edge/index.ts'
import { findNearest } from '../src/problem/find-nearest.ts'

/** Finds the drawing of an icon in the set. */
export class Icon {
  readonly viewBox = `0 0 ${lucide.width} ${lucide.height}`
  /** SVG elements of the drawing */
  readonly body: string

  constructor({ name = '' }: { name?: string }, { invalid }: ComponentContext) {
    const icon = find(name)
    if (!icon) {
      const nearest = findNearest(name, Object.keys(lucide.icons))
      const hint = nearest ? ` Did you mean "${nearest}"?` : ''
      invalid(`There is no icon "${name}" in the Lucide set.${hint}`)
    }
    this.body = icon?.body ?? ''
  }
}

function find(name: string) {
  const key = lucide.aliases?.[name]?.parent ?? name
  return Object.hasOwn(lucide.icons, key) ? lucide.icons[key] : undefined
}
