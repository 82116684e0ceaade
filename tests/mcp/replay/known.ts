import type { ToolAnswer } from '../../../engine/schema/answers.ts'

type Answer = ToolAnswer<'get_component'>['components'][number]

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
export function toKnown(answer: Answer): Known {
  const { name, tag, props, slots } = answer
  const fail = (what: string): never => {
    throw new Error(`The answer on \`${name}\` does not name ${what}.`)
  }
  return {
    name,
    examples: answer.examples ?? [],
    tag(attributes, content) {
      const text = [content ?? []].flat().join('\n')
      const given = Object.entries(attributes).map(([key, value]) => {
        const prop = props.find((candidate) => candidate.name === key.replace(/^:/, ''))
        const isNamed = answer.otherProps?.includes(key.replace(/^:/, ''))
        if (!prop && !isNamed) return fail(`a prop \`${key}\``)
        if (prop && !key.startsWith(':') && !takes(prop.type, value)) fail(`\`${key}="${value}"\``)
        return value === true ? key : `${key}="${value.replaceAll('"', '&quot;')}"`
      })
      for (const { name: key } of props.filter(({ required }) => required)) {
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
      const found = answer.subComponents?.find((sub) => sub.name === `${name}.${wanted}`)
      return found ? toKnown(found) : fail(`a sub-component \`${wanted}\``)
    },
  }
}

/** Whether a TypeScript type accepts a literal value. */
function takes(type: string, value: string | true): boolean {
  const types = type.split('|').map((part) => part.trim())
  if (value === true) return types.includes('boolean')
  return types.includes('string') || types.includes(`'${value}'`)
}
