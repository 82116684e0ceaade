import type { Block } from '../schema/block.ts'

/** A component of the application that a template calls, and the section that shows its code. */
export type Called = NonNullable<Block['files'][number]['calls']>[number]

/**
 * Says where to find the components of the application that a template calls.
 * @param called the components, at least one
 * @param places where their code is, as text or Markdown
 */
export function toCalledSentence(called: Called[], places: string): string {
  const direct = called.filter(({ by }) => !by)
  const tags = direct.map(({ tag }) => `\`@${tag}\``).join(' and ')
  const verb = direct.length === 1 ? 'is a component' : 'are components'
  const others = called
    .filter(({ by }) => by)
    .map(({ tag, by }) => `. \`@${by}\` calls \`@${tag}\``)
  const them = called.length === 1 ? 'it' : 'them'
  return `${tags} ${verb} of your application${others.join('')}. Copy ${them} from ${places}. There you also find how to call your own layout instead, and which packages and import aliases blocks need.`
}
