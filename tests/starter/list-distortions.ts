import type { Page } from '@playwright/test'

/**
 * Returns the parts of components whose computed styles change if the application's rules for plain
 * elements are removed, one per line. Rules for `html` and `body` stay, because components inherit
 * typeface and colour from the page.
 */
export function listDistortions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBare = (rule: CSSRule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule &&
      /^(?!html|body)[a-z0-9*]+(:hover)?(, ?[a-z0-9*]+(:hover)?)*$/.test(rule.selectorText)
    // Layers of Tailwind and of the library, which every application with both has.
    const isOfLibraries = (name: string) =>
      ['theme', 'base', 'components', 'utilities'].includes(name)
    const listBare = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (isBare(rule)) return [rule]
        if (rule instanceof CSSLayerBlockRule && !isOfLibraries(rule.name))
          return listBare(rule.cssRules)
        return []
      })
    const readLooks = () =>
      [...document.querySelectorAll('[data-kit], [data-kit-part]')].map((element) => {
        const style = getComputedStyle(element)
        return {
          name: `${element.closest('[data-kit]')!.getAttribute('data-kit')} ${element.getAttribute('data-kit-part') ?? ''}`,
          // Lengths of the whole page depend on everything else.
          looks: [...style]
            .filter(
              (name) => !/^(perspective|transform)-origin$|^(block|inline)-size$|inset/.test(name),
            )
            .map((name) => `${name}: ${style.getPropertyValue(name)}`),
        }
      })
    const before = readLooks()
    const bare = [...document.styleSheets].flatMap((sheet) => listBare(sheet.cssRules))
    if (!bare.some(({ selectorText }) => selectorText.includes('button'))) {
      return ['the rules of the application were not found']
    }
    for (const rule of bare) rule.style.cssText = ''
    const after = readLooks()
    const lines = before.flatMap(({ name, looks }, index) => {
      const differing = looks.filter((line, at) => line !== after[index]!.looks[at])
      return differing.length ? [`${name}: ${differing.join('; ')}`] : []
    })
    return [...new Set(lines)]
  })
}
