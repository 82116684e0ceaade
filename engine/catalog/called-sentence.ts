import type { Block } from '../schema/block.ts'

/** A component of the application that a template calls, and the section that shows its code. */
export type Called = NonNullable<Block['files'][number]['calls']>[number]

/**
 * Says where to find the components of the application that a template calls.
 * @param called the components, at least one
 * @param places where their code is, as text or Markdown
 */
export function toCalledSentence(called: Called[], places: string): string {
  const tags = called.map(({ tag, by }) => `\`@${tag}\`${by ? `, which \`@${by}\` calls,` : ''}`)
  const isOne = called.length === 1
  const [are, them] = isOne ? ['is a component', 'it'] : ['are components', 'them']
  return `${tags.join(' and ')} ${are} of your application. If you do not have ${them} yet, copy ${them} from ${places}. There you also find how to call your own layout instead, and which packages and import aliases blocks need.`
}
