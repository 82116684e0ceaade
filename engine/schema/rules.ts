/** The severity and summary of a rule. */
export type Rule = { severity: Severity; summary: string }

/** An error makes rendering fail or loses content of the template; a warning does not. */
export type Severity = 'error' | 'warning'

/** Every rule by its id, in the order of the documentation. */
export const rules = {
  syntax: {
    severity: 'error',
    summary: 'The template cannot be compiled, or shows a tag of Edge as text.',
  },
  'unknown-component': { severity: 'error', summary: 'The component does not exist.' },
  'unknown-prop': {
    severity: 'error',
    summary: 'The attribute is not a prop, and not known in HTML or client-side libraries.',
  },
  'duplicate-attribute': { severity: 'error', summary: 'The tag has the same attribute twice.' },
  'invalid-value': { severity: 'error', summary: 'The prop does not accept this value.' },
  'missing-prop': { severity: 'error', summary: 'A required prop is missing.' },
  'unknown-slot': { severity: 'error', summary: 'The component does not have this slot.' },
  'missing-slot': { severity: 'error', summary: 'A required slot is empty.' },
  'missing-parent': { severity: 'error', summary: 'The sub-component is used outside its parent.' },
  'missing-counterpart': {
    severity: 'error',
    summary: 'A sub-component lacks the one that it belongs to, such as the panel of a tab.',
  },
  'missing-label': {
    severity: 'error',
    summary: 'A form control, or a button with only an icon, has no name.',
  },
  'duplicate-id': { severity: 'error', summary: 'Two elements have the same id.' },
  'unknown-id': { severity: 'warning', summary: 'No element has the id that is referred to.' },
  'undefined-variable': {
    severity: 'warning',
    summary: 'A prop or attribute that is true or false gets a misspelt variable.',
  },
  deprecated: { severity: 'warning', summary: 'The component, prop or value will be removed.' },
  'unused-ignore': {
    severity: 'warning',
    summary: 'The comment silences nothing, or names a rule that does not exist.',
  },
} as const satisfies Record<string, Rule>

/** Id of a rule. */
export type RuleId = keyof typeof rules
