import type { Vocabulary } from '@kit-edge/engine'
import { components } from './vocabulary/components.ts'
import { parts } from './vocabulary/parts.ts'
import { props } from './vocabulary/props.ts'
import { values } from './vocabulary/values.ts'

/** What people and other libraries call things, and what this library has for them. */
export const vocabulary: Vocabulary = { components, parts, props, values }
