import type { Entry } from '../../schema/component.ts'
import type { Report } from '../template-problem.ts'
import type { Given, Use } from '../tag-use.ts'
import { listNodesAt } from '../../template/at.ts'
import type { Root } from '../../template/tree.ts'
import { listTags, UNKNOWN } from './list-tags.ts'
import { isClosed } from './template-tree.ts'

/** Props that show an icon. */
const ICON = /^(?:icon|trailing)$/
/** Attributes that give a control its accessible name, also those of client-side libraries. */
const NAME = /^(?:x-bind:|v-bind:|:)?aria-label(?:ledby)?$/
/** Attributes with which a form control may get a name, or needs none: it is hidden. */
const FREE = /^(?:(?:x-bind:|v-bind:|:)?(?:id|title)|x-bind|v-bind|hidden|inert|aria-hidden)$/

/**
 * Reports a control that shows only an icon and has no accessible name, and returns whether it did.
 * That is a component with the props `icon` and `label`, whose content is optional and which renders
 * a button, a link or an input.
 * @param filled names of the slots with content
 */
export function checkIconLabel(
  { label, from, to, given, isOpen }: Use,
  entry: Entry,
  filled: ReadonlySet<string | null>,
  report: Report,
): boolean {
  const { props, slots, attributes } = entry
  const has = (name: string) => props.some((prop) => prop.name === name)
  const isControl = /^`<(?:a|button|input)>`/.test(attributes.to ?? '')
  const isNamed = slots.some(({ name, required }) => name === 'main' && !required)
  if (!isControl || !isNamed || !has('icon') || !has('label')) return false
  if (isOpen || filled.has('main') || !given.some(({ key }) => ICON.test(key))) return false
  const names = given.filter(({ key }) => key === 'label' || NAME.test(key))
  if (names.some(mayBeSet)) return false
  report(
    'missing-label',
    { from, to },
    {
      message: `${label} shows only an icon and has no name`,
      suggestion: 'Add `label` with what it does: screen readers read it.',
    },
  )
  return true
}

/**
 * Reports a form control without a name of its own.
 * @param filled names of the slots with content
 * @param isPartial whether another template may have a label for it
 * @param isLabelled whether something else in this one may name it
 */
export function checkControlLabel(
  use: Use,
  { labelledBy, internalAttributes }: Entry,
  filled: ReadonlySet<string | null>,
  { isPartial, isLabelled }: { isPartial: boolean; isLabelled: (use: Use) => boolean },
  report: Report,
): void {
  const { label, from, to, given, isOpen } = use
  if (!labelledBy || isOpen || labelledBy.some((name) => filled.has(name))) return
  const isNamed = given.some((one) => {
    const { key, values } = one
    if (FREE.test(key) || internalAttributes?.includes(key)) return true
    if (key === 'type') return !values.length || values.includes('hidden')
    return (labelledBy.includes(key) || NAME.test(key)) && mayBeSet(one)
  })
  if (isNamed || isLabelled(use)) return
  const [prop] = labelledBy
  report(
    'missing-label',
    { from, to },
    {
      severity: 'warning',
      message: `${label} has no name`,
      suggestion: isPartial
        ? `Add \`${prop}\`, or make sure that the template that includes this one has a label for it.`
        : `Add \`${prop}\` with what people enter or choose: screen readers read it.`,
    },
  )
}

/** Whether a value is not empty, as far as it is known. An expression may return a text. */
function mayBeSet({ values }: Given): boolean {
  return !values.length || values.some(Boolean)
}

/** Whether a component names the controls in its slot. */
export function labelsControls({ given, isOpen }: Use, { labelsControls: by }: Entry): boolean {
  if (!by?.length) return by !== undefined
  return isOpen || given.some((one) => by.includes(one.key) && mayBeSet(one))
}

/**
 * Returns a function that checks whether something else in the template may name a form control: an
 * element around it, a label for it, or a component of the application that Edge calls, as `@row()`.
 */
export function createLabelFinder(root: Root): (use: Use) => boolean {
  let labels: Labels | undefined
  return ({ from, given }) => {
    labels ??= toLabels(root)
    if (labels.tags.findLast((tag) => tag.from < from)?.isOpen) return true
    const before = root.text.slice(0, from).trimEnd().length
    const call = listNodesAt(root, before).at(-1)!
    if (call.type === 'edgeTag' && call.startTo === before && !isClosed(call.name)) return true
    const [name] = given.find(({ key }) => key === 'name')?.values ?? []
    if (typeof name !== 'string') return labels.isAny
    return labels.isUnknown || labels.targets.has(toId(name))
  }
}

/** The labels of a template. */
type Labels = {
  /** The opening and closing tags of elements */
  tags: { from: number; isOpen: boolean }[]
  /** The ids that they name, also without a part before or after a hyphen */
  targets: Set<string>
  /** Whether an id is only known when rendered */
  isUnknown: boolean
  /** Whether there is an id */
  isAny: boolean
}

function toLabels(root: Root): Labels {
  const tags = listTags(root)
  const ids = tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => {
      if (name !== 'for' && name !== ':for') return []
      return name === 'for' ? value : UNKNOWN
    }),
  )
  return {
    tags: tags.flatMap(({ name, from, isClose }) =>
      name === 'label' ? { from, isOpen: !isClose } : [],
    ),
    targets: new Set(ids.flatMap(toParts)),
    isUnknown: ids.some((id) => id.includes(UNKNOWN)),
    isAny: ids.length > 0,
  }
}

function toParts(id: string): string[] {
  const words = toId(id).split('-')
  return words.flatMap((_, at) => [words.slice(at).join('-'), words.slice(0, at + 1).join('-')])
}

/** Components make the id of a control from its name. */
function toId(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')
}
