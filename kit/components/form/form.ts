import { type AttributeBag, type ComponentContext, escapeHtml } from '@kit-edge/engine/tags'
import { toSubmission, type Errors, type FormContext } from '../shared/submission.ts'
import { toControlId } from '../shared/control-name.ts'
import { checkDestination, toHref } from '../shared/urls.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'form'>

/** The start of a link in an error summary. */
const LINK = 'data-kit-part="link" href="#'
const LINKS = new RegExp(`${LINK}([^"]*)"`, 'g')

type FormAttributes = (route: string, params?: unknown, options?: unknown) => Target
type Target = { action: string | null; method: string }

/** Computes the URL and method of a form, and the values that its controls need. */
export class Form {
  readonly context: FormContext
  /** The hidden CSRF field, printed without escaping. */
  readonly csrfField: unknown
  /** All attributes but `enctype`, which depends on the slot. */
  readonly #attributes: AttributeBag
  readonly #paths: string[]

  constructor(props: Props, context: ComponentContext) {
    const { values, errors, novalidate, files, once, csrf } = props
    const id = toText(props.id) || undefined
    const { action, method } = toTarget(props, context)
    const isSent = method === 'POST'
    const { csrfField } = context.shared
    this.csrfField = csrf && isSent && typeof csrfField === 'function' ? csrfField() : null
    this.context = {
      id,
      values: values ?? null,
      errors: (errors as Errors | undefined) ?? null,
      ids: new Map(),
      summaries: 0,
      hasFiles: files,
    }
    this.#attributes = context.attrs.merge({
      class: 'kit-form',
      'data-kit': 'form',
      id,
      action,
      method: isSent ? 'post' : 'get',
      novalidate,
      'data-kit-once': once ? '' : null,
      'data-kit-owns': once ? 'aria-busy' : null,
      'data-columns': props.columns > 1 ? props.columns : null,
    })
    this.#paths = Object.keys(toSubmission(context.shared, this.context).errors)
  }

  /** The attributes of the form, once its slot is rendered: a control for files needs `enctype`. */
  get root(): AttributeBag {
    const { hasFiles } = this.context
    return this.#attributes.merge({ enctype: hasFiles ? 'multipart/form-data' : null })
  }

  /**
   * The rendered slot. An error summary comes before the controls and can only guess their ids, so
   * its links are corrected here: a control can have its own id, and an item of a list, such as
   * `tags.0`, can belong to one control. An error without a control gets no link.
   */
  toContent(html: string): string {
    const { id: formId, ids } = this.context
    if (!html.includes(LINK)) return html
    // Of two paths with the same id, such as `a.b` and `a-b`, the first one counts.
    const entries = this.#paths.map((path) => [toControlId(path, formId), path] as const)
    const paths = new Map(entries.toReversed())
    return html.replace(LINKS, (link, guess: string) => {
      const path = paths.get(guess)
      if (path === undefined) return link
      const id = ids.get(path) ?? ids.get(path.replace(/\.\d+$/, ''))
      return id ? `${LINK}${escapeHtml(id)}"` : LINK.replace(/ href.*/, '')
    })
  }
}

/** A route has a method. Browsers support only GET and POST, so other methods go into the URL. */
function toTarget(props: Props, { shared, read, invalid }: ComponentContext): Target {
  const { action: href, route, routeParams, routeOptions, method } = props
  const refuse = (message: string) => invalid(message.replaceAll('"href"', '"action"'))
  if (route && typeof shared.formAttributes === 'function') {
    checkDestination({ href, route }, { invalid: refuse })
    return (shared.formAttributes as FormAttributes)(toText(route), routeParams, routeOptions)
  }
  const action = toHref({ href, route, routeParams, routeOptions }, { read, invalid: refuse })
  if (method === 'get') return { action, method: 'GET' }
  if (method === 'post') return { action, method: 'POST' }
  return { action: withMethod(action ?? '', method), method: 'POST' }
}

function withMethod(action: string, method: string): string {
  const [, address, hash] = /^([^#]*)(.*)$/s.exec(action)!
  return `${address}${address!.includes('?') ? '&' : '?'}_method=${method.toUpperCase()}${hash}`
}
