import * as z from 'zod'
import { rules, type RuleId } from '../check/rules.ts'
import { reference } from './library.ts'

const position = z.number().int().min(1)

const place = {
  line: position,
  col: position.describe('In UTF-16 units; a byte order mark has none'),
  endLine: position,
  endCol: position.describe('After the last character'),
}

const problemSchema = z.strictObject({
  file: z.string().min(1).describe('From the folder of the project, with slashes'),
  rule: z.enum(Object.keys(rules) as [RuleId, ...RuleId[]]),
  severity: z.enum(['error', 'warning']),
  ...place,
  message: z.string().min(1),
  suggestion: z.string().min(1).optional().describe('What to do about it'),
  helpUrl: reference.optional().describe('Page of the rule'),
  fix: z
    .array(
      z.strictObject({
        from: z.number().int().min(0).describe('Offset in UTF-16 units, a byte order mark counted'),
        to: z.number().int().min(0),
        ...place,
        text: z.string().describe('What to put there instead'),
      }),
    )
    .optional()
    .describe('Edits that put it right, and change nothing else'),
})

/** Output of `check --json`, without the keys that all published files share. */
export const checkShape = {
  files: z.number().int().min(0).describe('How many templates were checked'),
  errors: z.number().int().min(0),
  warnings: z.number().int().min(0),
  findings: z.array(problemSchema),
  fixed: z.array(problemSchema).describe('What was put right; empty without `--fix`'),
  problems: z.array(z.string().min(1)).describe('Lines about what could not be checked'),
}
