import type { Block } from '../schema/block.ts'

/** A component of the application that a template calls, and the section that shows its code. */
export type Called = NonNullable<Block['files'][number]['calls']>[number]

/**
 * Says where to find the components of the application that a template calls.
 * @param called the components, at least one
 * @param places where their code is, as text or Markdown
 */
export function toCalledSentence(called: Called[], places: string): string {
  const tags = called.map(({ tag }) => `\`@${tag}\``).join(' and ')
  const [verb, them] = called.length === 1 ? ['is a component', 'it'] : ['are components', 'them']
  return `${tags} ${verb} of your application. Copy ${them} from ${places}. To call your own layout instead, read there what it needs.`
}
