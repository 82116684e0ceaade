import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'uppercase' }],
    'require-sri': ['error', { target: 'crossorigin' }],
    // The list of results belongs to the search field, a combobox.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The formatting of the source does not affect validity.
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
})

/** Returns line, rule and reason of each error in a page. */
export async function findHtmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId} ${message}`),
  )
}
