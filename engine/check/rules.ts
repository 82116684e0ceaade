/** What a rule is about, and how much a breach of it weighs. */
export type Rule = { severity: Severity; summary: string }

/** An error makes the page fail or lose something that was written; a warning does not. */
export type Severity = 'error' | 'warning'

/** Every rule by its id, in the order of the documentation. */
export const rules = {
  syntax: { severity: 'error', summary: 'A template that cannot be compiled.' },
  'unknown-component': { severity: 'error', summary: 'A component that does not exist.' },
  'unknown-prop': {
    severity: 'error',
    summary: 'An attribute that is neither a prop nor an attribute of HTML or a client library.',
  },
  'duplicate-attribute': { severity: 'error', summary: 'An attribute that is given twice.' },
  'invalid-value': { severity: 'error', summary: 'A value that the prop does not take.' },
  'missing-prop': { severity: 'error', summary: 'A required prop that is not given.' },
  'unknown-slot': { severity: 'error', summary: 'A slot that the component does not have.' },
  'missing-slot': { severity: 'error', summary: 'A required slot that stays empty.' },
  'missing-parent': { severity: 'error', summary: 'A sub-component outside of its parent.' },
  deprecated: { severity: 'warning', summary: 'A component or prop that is going to be removed.' },
  'unused-ignore': {
    severity: 'warning',
    summary: 'A comment that silences nothing, or a rule that does not exist.',
  },
} as const satisfies Record<string, Rule>

/** Id of a rule. */
export type RuleId = keyof typeof rules
