import type { ParserContract } from 'edge.js/types'

/** Writes an expression of a template as JavaScript, with the variables where the parser is. */
export type TemplateExpression = (parser: ParserContract, filename: string) => string

/** JavaScript in which the expressions of the template are still to be written. */
export type TemplateCode = (string | TemplateExpression)[]
