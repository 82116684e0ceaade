import {
  AttributeBag,
  listMarkupTags,
  type MarkupAttribute,
  type MarkupTag,
  spliceText,
  type TextEdit,
} from '@kit-edge/engine/tags'

/** The values that a field passes to the control inside it. */
export type FieldFacts = {
  id: string
  name: string
  required: boolean
  descriptionId: string
  errorId: string
  /** Whether the field itself renders the description */
  hasDescription: boolean
  hasError: boolean
}

/** The content of a field, connected to its label, description and error. */
export type WiredField = {
  html: string
  /** The id of the control that the label belongs to; null without one */
  controlId: string | null
  /** Whether the content has an element with the id of the error */
  hasErrorPart: boolean
  /** A problem for the author, as the end of a sentence about the field */
  notice: string | null
}

const CONTROLS = new Set(['input', 'select', 'textarea'])
/** Input types that need no label. */
const NO_CONTROLS = new Set(['button', 'hidden', 'image', 'reset', 'submit'])
/** Input types that do not allow `required`, because they always have a value. */
const NEVER_EMPTY = new Set(['color', 'range'])
/** Input types of controls that can share one question. */
const CHOICES = new Set(['checkbox', 'radio'])

/**
 * Gives the native control in a field its id, name and state. Existing attributes stay, and ids are
 * added to an existing `aria-describedby`. Kit's own controls do this when they render, so for them
 * it only corrects the id of a description that does not exist.
 */
export function wireField(html: string, facts: FieldFacts): WiredField {
  const { id, name, descriptionId, errorId } = facts
  const tags = withoutFields(listMarkupTags(html)).filter(({ isClose }) => !isClose)
  const ids = new Set(tags.map((tag) => valueOf(tag, 'id')))
  const hasErrorPart = ids.has(errorId)
  const hasDescription = facts.hasDescription || ids.has(descriptionId)
  const controls = tags.filter((tag) => isControl(tag) && takesName(tag, name))
  const [first] = controls
  const ownDescriptionId = findDescriptionId(tags, descriptionId)
  const edits: TextEdit[] = hasDescription
    ? []
    : tags.flatMap((tag) => correctDescription(tag, descriptionId, ownDescriptionId))
  const wired = first && !isKit(first) ? controls.filter((tag) => isWired(tag, first)) : []
  for (const tag of wired) {
    const isAlone = wired.length === 1
    const place = { isFirst: tag === first, isAlone, ids, ownDescriptionId }
    edits.push(...wire(tag, { ...facts, hasDescription }, place))
  }
  const ownId = first && valueOf(first, 'id')
  const labels = tags.filter((tag) => isLabel(tag) && valueOf(tag, 'for') === id)
  if (ownId && ownId !== id) {
    for (const label of labels) edits.push(...replaceValue(label, 'for', ownId))
  }
  return {
    html: edits.length > 0 ? spliceText(html, edits) : html,
    controlId: first ? ownId || id : null,
    hasErrorPart,
    notice: first || ids.has(id) ? null : toNotice(tags, name),
  }
}

function toNotice(tags: MarkupTag[], name: string): string {
  const other = tags.find((tag) => isControl(tag) && valueOf(tag, 'name') !== '')
  const found = other ? `its control is named "${valueOf(other, 'name')}"` : 'it contains none'
  return name && other ? `${found}, not "${name}"` : found
}

/** A nested field is independent. */
function withoutFields(tags: MarkupTag[]): MarkupTag[] {
  let depth = 0
  return tags.filter(({ name, isClose, attributes }) => {
    const isOutside = depth === 0
    if (name !== 'div') return isOutside
    if (isClose) depth = Math.max(depth - 1, 0)
    else if (depth > 0 || attributes.some(isFieldMark)) depth++
    return isOutside && depth === 0
  })
}

function isFieldMark({ name, value }: MarkupAttribute): boolean {
  return name === 'data-kit' && value === 'field'
}

function isControl(tag: MarkupTag): boolean {
  return CONTROLS.has(tag.name) && !(tag.name === 'input' && NO_CONTROLS.has(typeOf(tag)))
}

/** A control with a different name does not belong to the field. */
function takesName(tag: MarkupTag, name: string): boolean {
  const own = valueOf(tag, 'name')
  return !own || !name || own === name
}

/** Whether a control is the first one, or belongs to the same question. */
function isWired(tag: MarkupTag, first: MarkupTag): boolean {
  if (tag === first) return true
  return !isKit(tag) && CHOICES.has(typeOf(first)) && typeOf(tag) === typeOf(first)
}

function isKit({ attributes }: MarkupTag): boolean {
  return attributes.some(({ name }) => name === 'data-kit' || name === 'data-kit-part')
}

function isLabel(tag: MarkupTag): boolean {
  return tag.name === 'label' && valueOf(tag, 'data-kit') === 'field.label'
}

/** The id of a description in the slot that has an id of its own, or empty. */
function findDescriptionId(tags: MarkupTag[], descriptionId: string): string {
  const found = tags.find(
    (tag) =>
      valueOf(tag, 'data-kit') === 'field.description' && valueOf(tag, 'id') !== descriptionId,
  )
  return found ? valueOf(found, 'id') : ''
}

/** The place of a control among the others of a field, and what else is in the slot. */
type Place = {
  isFirst: boolean
  isAlone: boolean
  ids: ReadonlySet<string>
  ownDescriptionId: string
}

function wire(
  tag: MarkupTag,
  { id, name, required, descriptionId, errorId, hasDescription, hasError }: FieldFacts,
  { isFirst, isAlone, ids, ownDescriptionId }: Place,
): TextEdit[] {
  const type = typeOf(tag)
  // `required` on several boxes would require each of them.
  const canRequire = type === 'checkbox' ? isAlone : isFirst && !NEVER_EMPTY.has(type)
  const describing = [hasDescription && descriptionId, ownDescriptionId, hasError && errorId]
  const written = valueOf(tag, 'aria-describedby').split(/\s+/).filter(Boolean)
  const missing = describing.filter(
    (one): one is string => Boolean(one) && !written.includes(one as string),
  )
  const isErrorLast = missing.at(-1) === errorId && written.includes(descriptionId)
  const describedBy = (isErrorLast ? [...written, ...missing] : [...missing, ...written]).join(' ')
  const own: Record<string, unknown> = {
    id: isFirst && !ids.has(id) ? id : null,
    name: name || null,
    required: required && canRequire,
    // The role of a radio button has no invalid state.
    'aria-invalid': hasError && type !== 'radio' ? 'true' : null,
    'aria-describedby': describedBy || null,
  }
  const isWritten = (key: string) => tag.attributes.some((attribute) => attribute.name === key)
  const added = new AttributeBag(own).except(Object.keys(own).filter(isWritten)).toString()
  const edits = added ? [{ from: tag.nameEnd, to: tag.nameEnd, text: ` ${added}` }] : []
  if (missing.length === 0) return edits
  return [...edits, ...replaceValue(tag, 'aria-describedby', describedBy)]
}

/**
 * Kit's controls refer to the description before they know whether there is one. This replaces the
 * id by that of a description with an id of its own, or removes it if there is none.
 */
function correctDescription(tag: MarkupTag, descriptionId: string, own: string): TextEdit[] {
  const [first, ...others] = valueOf(tag, 'aria-describedby').split(' ')
  if (first !== descriptionId || !isKit(tag)) return []
  const ids = own && !others.includes(own) ? [own, ...others] : others
  return replaceValue(tag, 'aria-describedby', ids.join(' '))
}

/** An empty value removes the attribute, with the space before it. */
function replaceValue(tag: MarkupTag, name: string, value: string): TextEdit[] {
  const attribute = tag.attributes.find((one) => one.name === name)
  if (!attribute) return []
  const { from, to } = attribute
  if (!value) return [{ from: from - 1, to, text: '' }]
  return [{ from, to, text: new AttributeBag({ [name]: value }).toString() }]
}

/** If an attribute is repeated, browsers use the first one. */
function valueOf({ attributes }: MarkupTag, name: string): string {
  return attributes.find((attribute) => attribute.name === name)?.value ?? ''
}

function typeOf(tag: MarkupTag): string {
  return tag.name === 'input' ? valueOf(tag, 'type').trim().toLowerCase() : ''
}
