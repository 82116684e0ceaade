/** Whether an element is shown dark, by its own theme, that around it, or the system's. */
export function isDark(element: Element): boolean {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset.theme
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
