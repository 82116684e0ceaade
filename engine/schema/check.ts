import * as z from 'zod'
import { rules, type RuleId } from './rules.ts'
import { reference } from './library.ts'

const position = z.number().int().min(1)

const place = {
  line: position,
  col: position.describe('Column in UTF-16 code units, from 1; a byte order mark does not count'),
  endLine: position,
  endCol: position.describe('Column after the last character'),
}

const problemSchema = z.strictObject({
  file: z.string().min(1).describe('Path relative to the project folder, with forward slashes'),
  rule: z.enum(Object.keys(rules) as [RuleId, ...RuleId[]]),
  severity: z.enum(['error', 'warning']),
  ...place,
  message: z.string().min(1),
  suggestion: z.string().min(1).optional().describe('How to fix the problem'),
  helpUrl: reference.optional().describe('Documentation page of the rule'),
  fix: z
    .array(
      z.strictObject({
        from: z
          .number()
          .int()
          .min(0)
          .describe('Start offset in UTF-16 code units, from 0; a byte order mark counts'),
        to: z.number().int().min(0).describe('Offset after the last character'),
        ...place,
        text: z.string().describe('Replacement text'),
      }),
    )
    .optional()
    .describe('Edits that fix the problem and change nothing else'),
})

/** Output of `check --json`, without the keys that all published files share. */
export const checkShape = {
  files: z.number().int().min(0).describe('Number of checked templates'),
  errors: z.number().int().min(0),
  warnings: z.number().int().min(0),
  findings: z.array(problemSchema),
  fixed: z.array(problemSchema).describe('Problems that the command fixed; empty without `--fix`'),
  problems: z
    .array(z.string().min(1))
    .describe('Messages about files that the command could not check or fix'),
}
