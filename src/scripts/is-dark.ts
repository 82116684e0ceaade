/**
 * Whether an element is dark, by its own theme, the theme of an element around it, or the system.
 */
export function isDark(element: Element): boolean {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset.theme
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
