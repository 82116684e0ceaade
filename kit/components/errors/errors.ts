import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { findForm, isCode, toSubmission, type Errors } from '../shared/submission.ts'
import { toControlId } from '../shared/control-name.ts'
import type { PropsOf } from '../props.d.ts'
import { stringify, toText } from '../shared/to-text.ts'

type Props = PropsOf<'errors'>

/** Lists the validation errors of a form, each with the control that it links to. */
export class ErrorSummary {
  readonly items: { text: string; href: string | null }[]
  readonly root: AttributeBag
  readonly headingId: string

  constructor({ only, autofocus, id }: Props, { attrs, shared }: ComponentContext) {
    const form = findForm(shared)
    const { errors, summary } = toSubmission(shared)
    const paths = Object.keys(errors).filter((path) => !only || isWithin(path, only))
    const fields = paths.flatMap((path) =>
      listTexts(errors[path]).map((text) => ({
        text,
        // Only a form knows whether it has a control for an error that was not validated.
        href: form || !Object.hasOwn(summary, path) ? `#${toControlId(path, form?.id)}` : null,
      })),
    )
    this.items = [
      ...fields,
      ...(only || form?.errors ? [] : listOthers(summary, fields.length > 0)),
    ]
    const count = form ? ++form.summaries : 1
    const base = form?.id ? `${form.id}-errors` : 'errors'
    const ownId = toText(id) || (count > 1 ? `${base}-${count}` : base)
    this.headingId = `${ownId}-heading`
    const hasItems = this.items.length > 0
    this.root = attrs.merge({
      class: 'kit-errors',
      'data-kit': 'errors',
      id: ownId,
      role: 'alert',
      tabindex: -1,
      hidden: !hasItems,
      'aria-labelledby': hasItems ? this.headingId : null,
      // Errors in the session come from a form that was just submitted.
      autofocus: hasItems && (autofocus ?? !form?.errors),
    })
  }
}

/** Whether an error belongs to one of these controls, or to a part of one. */
function isWithin(path: string, names: readonly unknown[]): boolean {
  return names.some((name) => path === name || path.startsWith(`${toText(name)}.`))
}

/**
 * Lists errors that belong to no control. Skips the validator's summary if fields have errors,
 * because it only repeats that there are some.
 */
function listOthers(summary: Errors, hasFields: boolean) {
  return Object.entries(summary)
    .filter(([key]) => isCode(key) && (key !== 'E_VALIDATION_ERROR' || !hasFields))
    .flatMap(([, texts]) => listTexts(texts))
    .map((text) => ({ text, href: null }))
}

function listTexts(messages: unknown): string[] {
  return [messages].flat().map(stringify).filter(Boolean)
}
