import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Resolves the configuration once, which takes longer than to check a short page. */
class Loader extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(file: string) {
    return (this.#config ??= super.getConfigFor(file))
  }
}

const toValidator = (config: ConfigData) => new HtmlValidate(new Loader(config))
const validator = toValidator({
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
const outlineValidator = toValidator({
  rules: { 'heading-level': 'error', 'unique-landmark': 'error' },
})

/** Returns line, rule and reason of each error in a page. */
export async function findHtmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter((one) => !isOfStackedTable(one))
      .map(({ ruleId, message, line }) => `${line} ${ruleId} ${message}`),
  )
}

/** Whether the headings of a page or the names of its landmarks are wrong. */
export async function hasWrongOutline(html: string): Promise<boolean> {
  return !(await outlineValidator.validateString(html)).valid
}

/**
 * A stacked table has the roles of its elements as attributes, because Safari drops the native ones
 * when they are no longer laid out as a table.
 */
function isOfStackedTable({ ruleId, message }: { ruleId: string; message: string }): boolean {
  const roles = /^Redundant role "(table|rowgroup|row|columnheader|rowheader|cell)" on <t/
  return ruleId === 'no-redundant-role' && roles.test(message)
}
