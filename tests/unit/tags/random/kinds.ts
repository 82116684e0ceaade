/** What components and pages do, each of which can be generated alone. */
export const KINDS = [
  // Slots, by their place in a component
  'slotInHtml',
  'slotInTag',
  'slotInCondition',
  'slotInExpression',
  'slotArguments',
  'slotNames',
  'slotPassed',
  'slotTwice',
  // Values that pages pass
  'zeros',
  'plain',
  'arrays',
  'objects',
  'identity',
  'mutation',
  'spread',
  // What components read and share
  'inject',
  'injectInside',
  'context',
  'globals',
  'ambient',
  'hiddenAmbient',
  'counter',
  'caller',
  'propsObject',
  'attrs',
  'classes',
  'classState',
  // What templates consist of
  'loops',
  'innerTags',
  'kitTags',
  'recursion',
  'edgeTags',
  'pauses',
  'errors',
  'whiteSpace',
] as const

/** One of them. */
export type Kind = (typeof KINDS)[number]

/** What a kind needs besides, to show anything when it is generated alone. */
const COMPANIONS: Partial<Record<Kind, readonly Kind[]>> = {
  slotInTag: ['innerTags', 'kitTags'],
  identity: ['plain', 'objects', 'globals'],
  mutation: ['plain', 'arrays'],
  inject: ['context', 'innerTags'],
  injectInside: ['context', 'innerTags'],
  context: ['inject'],
  classState: ['classes'],
  spread: ['arrays', 'objects'],
  attrs: ['plain', 'arrays'],
  propsObject: ['plain', 'arrays'],
  slotTwice: ['counter', 'mutation', 'arrays'],
  recursion: ['slotTwice'],
  pauses: ['globals', 'loops', 'innerTags'],
  errors: ['innerTags', 'globals'],
}

/** Returns a kind with what it needs. */
export function withCompanions(kind: Kind): ReadonlySet<Kind> {
  return new Set([kind, ...(COMPANIONS[kind] ?? [])])
}
