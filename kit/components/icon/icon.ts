import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify-json/lucide'
import { type ComponentContext, findNearest, toSuggestion } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

const require = createRequire(import.meta.url)
let lucide: IconifyJSON | undefined
/** Reading the set takes milliseconds and megabytes, so it is read once, for the first icon. */
const readLucide = (): IconifyJSON => (lucide ??= require('@iconify-json/lucide/icons.json'))

/** Finds an icon in the configuration of the project or in the Lucide set. */
export class Icon {
  static readonly pure = true
  /** SVG elements of the icon; empty for an unknown name where that is not an error */
  readonly body: string = ''
  /** Colour of the shapes of an own icon that set none; those of the set have their own */
  readonly fill: string | null = null
  /** The `viewBox` of nearly all icons */
  readonly viewBox: string = '0 0 24 24'

  constructor(
    { icons = {}, ...props }: Pick<PropsOf<'icon'>, 'name'> & Partial<PropsOf<'icon'>>,
    { invalid }: Pick<ComponentContext, 'invalid'>,
  ) {
    const name = toText(props.name)
    if (Object.hasOwn(icons, name)) {
      const drawing = toText(icons[name])
      if (/^\s*<(?!svg|script|[!?/])/i.test(drawing)) {
        this.body = drawing
        this.fill = 'currentColor'
      } else {
        invalid(
          `The icon "${name}" in the configuration is invalid, expected SVG elements such as <path d="…" />, without <svg> around them.`,
        )
      }
      return
    }
    const { icons: set, aliases, width, height } = readLucide()
    const key = aliases?.[name]?.parent ?? name
    if (Object.hasOwn(set, key)) {
      const icon = { width, height, ...set[key]! }
      this.body = icon.body
      this.viewBox = `0 0 ${icon.width} ${icon.height}`
      return
    }
    const nearest = findNearest(name, Object.keys({ ...icons, ...set, ...aliases }))
    const hint = nearest ? ` ${toSuggestion(`"${nearest}"`)}` : ''
    invalid(`There is no icon "${name}" in the Lucide set.${hint}`)
  }
}
