import {
  type ThemeKnob,
  listWeakPairs,
  type ThemePair,
  toThemeDeclarations,
} from '@kit-edge/engine/library/tokens/theme.ts'
import { copy } from './copy.ts'

/** The sliders of a theme. They restyle the examples below them and generate its CSS. */
const root = document.querySelector<HTMLElement>('[data-theme-knobs]')
if (root) {
  const { knobs, pairs } = JSON.parse(root.dataset.themeKnobs!) as {
    knobs: ThemeKnob[]
    pairs: ThemePair[]
  }
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.theme-knobs-inputs input')]
  const outputs = [...root.querySelectorAll('.theme-knobs-inputs output')]
  const preview = root.querySelector<HTMLElement>('.theme-knobs-preview')!
  const status = root.querySelector(':scope > [role=status]')!
  const code = root.querySelector<HTMLTextAreaElement>(':scope > textarea')!
  const button = root.querySelector<HTMLButtonElement>('[data-copy-theme]')!

  const show = () => {
    const values = inputs.map((input) => input.valueAsNumber)
    const declarations = toThemeDeclarations(knobs, values)
    const lines = declarations.map(([variable, value]) => `  ${variable}: ${value};\n`)
    const hue = knobs.findIndex(({ colors }) => colors.length)
    const weak = hue < 0 ? [] : listWeakPairs(pairs, values[hue]! - knobs[hue]!.value)
    for (const { colors, lengths } of knobs) {
      for (const { variable } of [...colors, ...lengths]) preview.style.removeProperty(variable)
    }
    for (const [variable, value] of declarations) preview.style.setProperty(variable, value)
    for (const [index, { unit }] of knobs.entries()) {
      const text = `${values[index]} ${unit}`
      outputs[index]!.textContent = text
      inputs[index]!.setAttribute('aria-valuetext', text)
    }
    status.textContent = weak.length ? `Too little contrast. ${weak.join('; ')}.` : ''
    code.value = lines.length ? `:root {\n${lines.join('')}}\n` : ''
    button.disabled = !lines.length
  }

  root.hidden = false
  root.addEventListener('input', show)
  root.querySelector('[data-reset-theme]')!.addEventListener('click', () => {
    for (const input of inputs) input.value = input.defaultValue
    show()
  })
  button.addEventListener('click', async () => {
    button.textContent = await copy(code.value)
    setTimeout(() => (button.textContent = 'Copy'), 1600)
  })
  show()
}
