import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import { toText } from '../shared/to-text.ts'
import type { Shell } from './shell.ts'

/** Tells the skip link where the content is. */
export class ShellMain {
  readonly id: string
  readonly isNarrow: boolean

  constructor(props: PropsOf<'shell.main'>, context: ComponentContext) {
    const shell = findParent<Shell>('shell', context)
    const id = toText(props.id)
    const isId = /^\S+$/.test(id)
    if (id && !isId) context.invalid('Invalid value for prop "id", expected an id without spaces')
    if (shell?.hasMain) context.invalid('A shell has one main')
    this.id = isId ? id : (shell?.mainId ?? 'shell__main')
    this.isNarrow = shell?.layout === 'auth'
    shell?.takeMain(this.id)
  }
}
