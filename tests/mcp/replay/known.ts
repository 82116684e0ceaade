import type { ToolAnswer } from '../../../engine/schema/answers.ts'

type Answer = ToolAnswer<'get_component'>
type Part = Answer | NonNullable<Answer['subComponents']>[number]

/** Attributes of a tag: a text, `true` for one without a value, or an expression for `:name`. */
export type Attributes = Record<string, string | true>

/** A component described by an answer: it writes only what that answer names. */
export type Known = {
  name: string
  /** Titles of the examples that the answer names */
  examples: string[]
  /** Writes a tag. */
  tag: (attributes: Attributes, content?: string | string[]) => string
  /** Writes a filled slot. */
  slot: (name: string, content: string | string[]) => string
  /** Returns the sub-component of the answer whose name ends with this. */
  part: (name: string) => Known
}

/** Returns what an assistant can write from the answer about a component; anything else throws. */
export function toKnown(answer: Part): Known {
  const { name, tag, props, slots } = answer
  const fail = (what: string): never => {
    throw new Error(`The answer on \`${name}\` does not name ${what}.`)
  }
  return {
    name,
    examples: 'examples' in answer ? answer.examples : [],
    tag(attributes, content) {
      const text = [content ?? []].flat().join('\n')
      const given = Object.entries(attributes).map(([key, value]) => {
        const prop = props.find(
          (candidate) => toAttribute(candidate.name) === key.replace(/^:/, ''),
        )
        if (!prop) return fail(`a prop \`${key}\``)
        if (!key.startsWith(':') && !takes(prop.type, value)) fail(`\`${key}="${value}"\``)
        return value === true ? key : `${key}="${value.replaceAll('"', '&quot;')}"`
      })
      for (const prop of props.filter(({ required }) => required)) {
        const key = toAttribute(prop.name)
        if (!(key in attributes) && !(`:${key}` in attributes)) fail(`a way without \`${key}\``)
      }
      if (text && !slots.length) fail('a slot')
      if (!text && slots.some(({ required }) => required)) fail('a way without content')
      const opening = [tag, ...given].join(' ')
      return text ? `<${opening}>\n${text}\n</${tag}>` : `<${opening} />`
    },
    slot(wanted, content) {
      if (!slots.some((slot) => slot.name === wanted)) fail(`a slot \`${wanted}\``)
      return `<x-slot name="${wanted}">\n${[content].flat().join('\n')}\n</x-slot>`
    },
    part(wanted) {
      const subComponents = 'subComponents' in answer ? (answer.subComponents ?? []) : []
      const found = subComponents.find((sub) => sub.name === `${name}.${wanted}`)
      return found ? toKnown(found) : fail(`a sub-component \`${wanted}\``)
    },
  }
}

function toAttribute(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Whether a TypeScript type accepts a literal value. */
function takes(type: string, value: string | true): boolean {
  const types = type.split('|').map((part) => part.trim())
  if (value === true) return types.includes('boolean')
  return types.includes('string') || types.includes(`'${value}'`)
}
