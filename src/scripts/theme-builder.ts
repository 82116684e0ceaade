import {
  listThemeChanges,
  listThemeContrasts,
} from '@kit-edge/engine/library/tokens/theme-changes.ts'
import {
  parseThemeQuery,
  type Theme,
  toOwnTheme,
  toThemeQuery,
} from '@kit-edge/engine/library/tokens/theme.ts'
import type { ThemeSource } from '@kit-edge/engine/library/tokens/theme-source.ts'
import {
  toThemeCss,
  toThemeDtcg,
  toThemeTailwind,
} from '@kit-edge/engine/library/tokens/theme-text.ts'
import { copy } from './copy-buttons.ts'

/** The theme builder: shows a theme on the whole site, its contrast and its code. */
const root = document.querySelector<HTMLElement>('[data-theme-builder]')!
const source = JSON.parse(root.dataset.themeBuilder!) as ThemeSource
const choices = root.querySelector('.theme-builder-choices')!
const controls = [...choices.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
const code = root.querySelector('textarea')!
const status = root.querySelector('[role=status]')!
const copyButton = root.querySelector<HTMLButtonElement>('[data-copy-theme]')!
const formats = [...root.querySelectorAll<HTMLButtonElement>('[data-format]')]
const own = toOwnTheme(source)
/** Where `theme.js` finds the theme on every page. */
const key = 'theme-builder'
const variables = [...source.colors, ...source.lengths, ...(source.font ? [source.font] : [])].map(
  ({ variable }) => variable,
)

function readTheme(): Theme {
  const query = new URLSearchParams(controls.map(({ name, value }) => [name, value]))
  return parseThemeQuery(source, String(query))
}

function fillControls(theme: Theme): void {
  for (const control of controls) control.value = String(theme[control.name as keyof Theme])
}

/** Shows the chosen theme everywhere, and saves it for the other pages. */
function show(): void {
  const theme = readTheme()
  const changes = listThemeChanges(source, theme)
  const query = toThemeQuery(source, theme)
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`)

  const { style } = document.documentElement
  for (const variable of variables) style.removeProperty(variable)
  for (const { variable, css } of changes) style.setProperty(variable, css)
  try {
    const declarations = changes.map(({ variable, css }) => [variable, css])
    if (query) localStorage.setItem(key, JSON.stringify({ query, declarations }))
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: only this page shows the theme.
  }

  for (const control of controls) {
    const { unit } = control.dataset
    if (unit === undefined) continue
    const text = `${control.value} ${unit}`
    control.previousElementSibling!.textContent = text
    control.setAttribute('aria-valuetext', text)
  }
  showContrast(theme)
  showCode()
}

function showContrast(theme: Theme): void {
  const contrasts = listThemeContrasts(source, theme)
  const weak = new Set<string>()
  for (const scheme of ['light', 'dark'] as const) {
    const rows = root.querySelectorAll(`[data-scheme=${scheme}] tr`)
    for (const [index, { name, against, least, ...contrast }] of contrasts.entries()) {
      const isWeak = contrast[scheme] < least
      if (isWeak) weak.add(`${name} on ${against}, ${scheme}`)
      rows[index]!.toggleAttribute('data-weak', isWeak)
      rows[index]!.querySelector('[data-contrast]')!.textContent = String(contrast[scheme])
    }
  }
  status.textContent = weak.size
    ? `Too little contrast: ${[...weak].join('; ')}.`
    : 'Every pair of colours has enough contrast.'
}

function showCode(): void {
  const changes = listThemeChanges(source, readTheme())
  const format = formats.find((button) => button.ariaPressed === 'true')?.dataset.format
  if (format === 'dtcg') code.value = toThemeDtcg(source, changes)
  else code.value = format === 'tailwind' ? toThemeTailwind(changes) : toThemeCss(changes)
  copyButton.disabled = !code.value
}

choices.addEventListener('input', show)
for (const button of choices.querySelectorAll<HTMLButtonElement>('[data-preset]')) {
  button.addEventListener('click', () => {
    fillControls({ ...own, ...(JSON.parse(button.dataset.preset!) as Partial<Theme>) })
    show()
  })
}
for (const button of formats) {
  button.addEventListener('click', () => {
    for (const other of formats) other.ariaPressed = String(other === button)
    showCode()
  })
}
copyButton.addEventListener('click', async () => {
  copyButton.textContent = await copy(code.value)
  setTimeout(() => (copyButton.textContent = 'Copy'), 1600)
})

// A shared URL, or else the theme of the last visit.
const query = location.search || readSaved()
fillControls(parseThemeQuery(source, query))
root.hidden = false
show()

/** Returns the theme of the last visit as a query string. */
function readSaved(): string {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return String((saved as { query?: string }).query ?? '')
  } catch {
    // Storage is blocked, or its value is broken.
    return ''
  }
}
