import { type AttributeBag, type ComponentContext, escapeHtml } from '@kit-edge/engine/tags'
import { toControlId } from '../shared/control-name.ts'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'tabs'>

type Tab = {
  value: string
  content: string
  icon?: string
  label?: Text
  disabled: boolean
  attrs: AttributeBag
}

type Panel = { value: string; content: string; id?: Text; attrs: AttributeBag }

type Request = { qs?: () => Record<string, unknown> }

/** Collects the tabs and panels in a slot, and computes which one is shown. */
export class Tabs {
  readonly #props: Props
  readonly #request: Request | undefined
  readonly #invalid: ComponentContext['invalid']
  readonly #tabs = new Map<string, Tab>()
  readonly #panels = new Map<string, Panel>()
  /** The tab to show and the ids of the panels, once the slot is rendered. */
  #found: { shown: string | undefined; ids: ReadonlyMap<string, string> } | undefined

  constructor(props: Props, { shared, invalid }: ComponentContext) {
    this.#props = props
    this.#request = shared.request as Request | undefined
    this.#invalid = invalid
  }

  /** Takes a tab from the slot; false when there is one of this value. */
  takeTab(tab: Tab): boolean {
    return take(this.#tabs, tab)
  }

  /** Takes a panel from the slot; false when there is one of this value. */
  takePanel(panel: Panel): boolean {
    return take(this.#panels, panel)
  }

  /** The attributes that the tabs add to those of the caller, once their slot is rendered. */
  get root(): Record<string, unknown> {
    const { variant, orientation, activation, param } = this.#props
    this.#checkParts()
    return {
      class: 'kit-tabs',
      'data-kit': 'tabs',
      'data-kit-tabs': this.#facts.shown ?? '',
      'data-variant': variant,
      'data-orientation': orientation,
      'data-kit-activation': activation === 'manual' ? 'manual' : null,
      'data-kit-param': toText(param) || null,
      id: this.#id,
    }
  }

  get tabs() {
    return [...this.#tabs.values()].map(({ value, content, icon, label, disabled, attrs }) => ({
      icon,
      content,
      attributes: attrs.merge({
        class: 'kit-tabs-tab',
        'data-kit': 'tabs.tab',
        'data-kit-tab': value,
        'data-selected': value === this.#facts.shown ? '' : null,
        id: this.#toTabId(value),
        href: disabled || !this.#panels.has(value) ? null : `#${this.#toPanelId(value)}`,
        role: disabled ? 'link' : null,
        'aria-disabled': disabled ? 'true' : null,
        'aria-label': content.trim() ? null : toText(label) || null,
        draggable: 'false',
      }),
    }))
  }

  get panels() {
    return [...this.#panels.values()].map(({ value, content, attrs }) => {
      const tab = this.#tabs.get(value)
      return {
        content,
        heading: tab && toHeading(tab),
        attributes: attrs.merge({
          class: 'kit-tabs-panel',
          'data-kit': 'tabs.panel',
          'data-kit-panel': value,
          'data-selected': value === this.#facts.shown ? '' : null,
          id: this.#toPanelId(value),
          hidden: tab?.disabled ?? false,
        }),
      }
    })
  }

  /**
   * The tab to show: one whose panel has a validation error, the one in the page URL, the one that
   * the caller wants, or the first.
   */
  #findShown(): string | undefined {
    const { param, value } = this.#props
    const usable = [...this.#tabs.values()].filter(({ disabled }) => !disabled)
    const values = usable.map((tab) => tab.value)
    const asked = param && this.#request?.qs?.()[toText(param)]
    const wanted = [asked, toText(value)].filter((one) => values.includes(one as string))
    const ordered = [...(wanted as string[]), ...values]
    return ordered.find((one) => isInvalid(this.#panels.get(one)?.content)) ?? ordered[0]
  }

  get #id(): string {
    return toText(this.#props.id) || toControlId(toText(this.#props.label)) || 'tabs'
  }

  #toTabId(value: string): string {
    const given = this.#tabs.get(value)?.attrs.get('id')
    return given ? toText(given as Text) : `${this.#toPanelId(value)}__tab`
  }

  #toPanelId(value: string): string {
    return this.#facts.ids.get(value) ?? `${this.#id}__${toControlId(value)}`
  }

  #toPanelIds(): Map<string, string> {
    const ids = new Map<string, string>()
    const slugs = new Set<string>()
    for (const { value, id } of this.#panels.values()) {
      const slug = toControlId(value)
      // "+1" and "-1" would get the same id.
      const suffix = slugs.has(slug) ? `_${ids.size}` : ''
      ids.set(value, toText(id) || `${this.#id}__${slug}${suffix}`)
      slugs.add(slug)
    }
    return ids
  }

  get #facts() {
    this.#found ??= { shown: this.#findShown(), ids: this.#toPanelIds() }
    return this.#found
  }

  #checkParts(): void {
    for (const { value, disabled } of this.#tabs.values()) {
      if (!disabled && !this.#panels.has(value)) {
        this.#invalid(`Missing <x-kit::tabs.panel value="${value}">: each tab needs a panel`)
      }
    }
    for (const value of this.#panels.keys()) {
      if (!this.#tabs.has(value)) {
        this.#invalid(`Missing <x-kit::tabs.tab value="${value}">: each panel needs a tab`)
      }
    }
  }
}

function take<Part extends { value: string }>(parts: Map<string, Part>, part: Part): boolean {
  const isNew = !parts.has(part.value)
  if (isNew) parts.set(part.value, part)
  return isNew
}

/** The text of a tab as HTML, without its markup, so that a badge, for example, is not repeated. */
function toHeading({ content, label }: Tab): string {
  const text = content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return text.trim() || escapeHtml(toText(label))
}

/** Controls have this attribute when their value is invalid. */
function isInvalid(html = ''): boolean {
  return /<[^<>]* aria-invalid="true"/.test(html)
}
