import { toAttributeName } from '../tags/props/prop.ts'
import type { Prop } from '../tags/index.ts'

/** Returns how a component is written: components of other Edge libraries have no tag, only a call. */
export function toTagText(tag: string): string {
  return isTag(tag) ? `<${tag}>` : `@${tag}()`
}

/**
 * Returns how a prop is written in the tag or call of its component. A prop that the template reads
 * without declaring it is a variable, so an attribute needs its exact name.
 */
export function toWrittenName(prop: Pick<Prop, 'name' | 'inferred'>, tag: string): string {
  return prop.inferred || !isTag(tag) ? prop.name : toAttributeName(prop.name)
}

/** Whether a component is written as a tag. */
export function isTag(tag: string): boolean {
  return tag.startsWith('x-')
}
