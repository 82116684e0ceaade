/**
 * Attributes of a text field in which people search a list.
 * @param owner id of the component that has the field and the list
 */
export function toComboboxField(owner: string, placeholder: unknown): Record<string, unknown> {
  return {
    'data-kit-part': 'input',
    // Two underscores avoid clashes with the ids of other fields.
    id: `${owner}__input`,
    type: 'text',
    role: 'combobox',
    placeholder: placeholder || null,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-controls': toListId(owner),
  }
}

/** The id of the list that belongs to such a field. */
export function toListId(owner: string): string {
  return `${owner}__list`
}
