import type { Entry } from '../../schema/component.ts'
import type { Report } from '../template-problem.ts'
import type { Use } from '../tag-use.ts'

/** Props that show an icon. */
const ICON = /^(?:icon|trailing)$/
/** Attributes that give a control its accessible name, also those of client-side libraries. */
const NAME = /^(?:x-bind:|v-bind:|:)?aria-label(?:ledby)?$/

/**
 * Reports a control that shows only an icon and has no accessible name. That is a component with the
 * props `icon` and `label`, whose content is optional and which renders a button, a link or an input.
 */
export function checkLabel({ label, from, to, given, isOpen }: Use, entry: Entry, report: Report) {
  const { props, slots, attributes } = entry
  const has = (name: string) => props.some((prop) => prop.name === name)
  const isControl = /^`<(?:a|button|input)>`/.test(attributes.to ?? '')
  const isNamed = slots.some(({ name, required }) => name === 'main' && !required)
  if (!isControl || !isNamed || !has('icon') || !has('label')) return
  if (isOpen || !given.some(({ key }) => ICON.test(key))) return
  const names = given.filter(({ key }) => key === 'label' || NAME.test(key))
  // An expression may return a name, and an empty text is none.
  if (names.some(({ values }) => !values.length || values.some(Boolean))) return
  report(
    'missing-label',
    { from, to },
    {
      message: `${label} shows only an icon and has no name`,
      suggestion: 'Add `label` with what it does: screen readers read it.',
    },
  )
}
