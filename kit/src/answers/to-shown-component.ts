import { listParts } from '../outputs/list-parts.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { SubComponent } from '../schema/component.ts'
import { toComponentAnswer } from './to-component-answer.ts'

type Answer = ToolAnswer<'get_component'>
type Styled = { parts?: SubComponent['parts'] }

/** What is known of a component, with the parts that style sheets may name. */
export type ShownComponent = Omit<Answer, 'subComponents'> &
  Styled & { subComponents?: (NonNullable<Answer['subComponents']>[0] & Styled)[] }

/** The answer on a component for people, who also style it: with its parts, where it has any. */
export function toShownComponent(catalog: Catalog, written: string): ShownComponent {
  const all = new Map(listParts(catalog).map(({ name, parts }) => [name, parts]))
  const withParts = <T extends { name: string }>(answer: T): T & Styled => {
    const parts = all.get(answer.name)
    return parts?.length ? { ...answer, parts } : answer
  }
  const { subComponents, ...answer } = toComponentAnswer(catalog, written)
  return {
    ...withParts(answer),
    ...(subComponents && { subComponents: subComponents.map(withParts) }),
  }
}
