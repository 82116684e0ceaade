import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { readCookie } from '../shared/read-cookie.ts'
import { toText } from '../shared/to-text.ts'

/** Connects the parts of a layout by their ids, and reads whether its sidebar is collapsed. */
export class Shell {
  readonly id: string
  readonly layout: string
  readonly isCollapsible: boolean
  readonly isCollapsed: boolean
  readonly menuLabel: string
  readonly collapseLabel: string
  hasSidebar = false
  hasHeader = false
  hasMain = false
  #mainId: string
  #sidebarId: string

  constructor(props: PropsOf<'shell'>, { read, invalid }: ComponentContext) {
    const id = toText(props.id)
    const isId = /^\S+$/.test(id)
    if (id && !isId) invalid('Invalid value for prop "id", expected an id without spaces')
    this.id = isId ? id : 'shell'
    this.#mainId = `${this.id}__main`
    this.#sidebarId = `${this.id}__sidebar`
    this.layout = props.layout
    this.menuLabel = toText(props.menuLabel) || 'Menu'
    this.collapseLabel = toText(props.collapseLabel) || 'Sidebar'
    this.isCollapsible = props.collapsible && props.layout === 'sidebar'
    const isRemembered = readCookie('kit-sidebar', read) === 'collapsed'
    this.isCollapsed = props.collapsed ?? (this.isCollapsible && isRemembered)
  }

  get mainId(): string {
    return this.#mainId
  }

  /** Lets the content choose the target of the skip link. */
  takeMain(id: string): void {
    this.hasMain = true
    this.#mainId = id
  }

  get sidebarId(): string {
    return this.#sidebarId
  }

  /** Lets the sidebar have an id of its own. */
  takeSidebar(id: string): void {
    this.hasSidebar = true
    if (id) this.#sidebarId = id
  }

  /** Whether something comes before the content. */
  get isSkippable(): boolean {
    return this.hasMain && (this.hasSidebar || this.hasHeader)
  }

  /** Without a header of its own, people could not open the sidebar on phones. */
  get needsHeader(): boolean {
    return this.hasSidebar && !this.hasHeader
  }
}
