import type { PropDeclaration } from '../edge/index.ts'
import type { JsonValue } from '../schema/json-value.ts'
import type { Prop } from '../schema/component.ts'
import { toLiteralText } from './to-literal-text.ts'

const kinds = ['string', 'number', 'boolean', 'array', 'object'] as const

/** A prop as the catalog describes it, from its declaration in the template. */
export function toProp(declaration: PropDeclaration): Prop {
  const { name, required, description = '', defaultFrom, examples, deprecated } = declaration
  return {
    name,
    required,
    type: toType(declaration),
    ...(declaration.default !== undefined && { default: declaration.default as JsonValue }),
    ...(defaultFrom && { defaultFrom }),
    description,
    ...(examples && { examples: examples as JsonValue[] }),
    ...(deprecated && { deprecated }),
  }
}

function toType({ type, values }: PropDeclaration): Prop['type'] {
  if (values) {
    const text = values.map(toLiteralText).join(' | ')
    return { text, kind: 'enum', values: values as JsonValue[] }
  }
  return { text: type, kind: kinds.find((kind) => kind === type) ?? 'other' }
}
