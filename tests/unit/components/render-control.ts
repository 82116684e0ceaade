import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

/** The session after a form was sent, as AdonisJS flashes it. */
export type Session = {
  old?: Record<string, unknown>
  errors?: Record<string, unknown>
  others?: Record<string, unknown>
}

/** Returns the values that a session shares with templates. */
export function toShared({ old, errors, others }: Session): Record<string, unknown> {
  const bags: Record<string, unknown> = { inputErrorsBag: errors, errorsBag: others }
  return { old: (path: string) => old?.[path], flashMessages: { get: (key: string) => bags[key] } }
}

/** Renders a template for a request with this session, and returns its elements. */
export async function renderControl(
  template: string,
  session?: Session,
  { shared = {}, state = {} }: { shared?: object; state?: Record<string, unknown> } = {},
) {
  const html = await edge
    .createRenderer()
    .share({ ...(session && toShared(session)), ...shared })
    .renderRaw(template, state)
  const elements: Element[] = []
  visit(fromHtml(html, { fragment: true }), 'element', (node) => void elements.push(node))
  const isControl = ({ tagName, properties }: Element) =>
    ['input', 'select', 'textarea'].includes(tagName) && properties.type !== 'hidden'
  const find = (part: string) =>
    elements.filter(({ properties }) => properties.dataKitPart === part)
  const controls = elements.filter(isControl)
  return {
    html,
    elements,
    controls,
    /** Attributes of the first control */
    control: controls[0]?.properties ?? {},
    root: elements[0]?.properties ?? {},
    /** Values of the checked boxes and of the selected options */
    chosen: elements
      .filter(({ properties }) => properties.checked || properties.selected)
      .map(({ properties }) => properties.value),
    errors: find('message').map((node) => toString(node)),
    texts: (part: string) => find(part).map((node) => toString(node)),
  }
}
