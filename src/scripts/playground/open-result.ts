import type { ToResult } from '@kit-edge/docs/playground/messages.ts'
import { switches, toWidths } from '../example-tools.ts'
import { isDark } from '../theme-toggle.ts'

/** Shows what the template renders, in a frame of its own origin. */
type Result = {
  show: (html: string) => void
  /** Whether the template has an error, so that the result is that of an earlier text. */
  setOutdated: (isOutdated: boolean) => void
}

/** Adds the frame of the result and the tools for its width, theme and direction. */
export function openResult(
  stage: HTMLElement,
  tools: HTMLElement,
  { url, base }: { url: string; base: string },
): Result {
  const shown: ToResult = { html: '', theme: null, dir: 'ltr', base }
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.title = 'Result'
  const send = () => frame.contentWindow?.postMessage(shown, '*')
  // The frame says that it is ready, also when it was loaded again.
  addEventListener('message', ({ source }) => {
    if (source === frame.contentWindow) update()
  })
  frame.src = url
  stage.prepend(frame)

  tools.innerHTML = `<output></output>${toWidths('Full width')}${switches}`
  const buttons = [...tools.querySelectorAll<HTMLButtonElement>('button')]
  let isOpposite = false
  const update = () => {
    const isSiteDark = isDark(document.documentElement)
    shown.theme = isSiteDark !== isOpposite ? 'dark' : 'light'
    send()
    for (const button of buttons) {
      const { width, switch: name } = button.dataset
      const isPressed =
        width === undefined
          ? name === 'theme'
            ? isOpposite
            : shown.dir === 'rtl'
          : width === (stage.dataset.width ?? '')
      button.setAttribute('aria-pressed', String(isPressed))
    }
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { width, switch: name } = button.dataset
      if (width !== undefined) stage.dataset.width = width
      else if (name === 'theme') isOpposite = !isOpposite
      else shown.dir = shown.dir === 'rtl' ? 'ltr' : 'rtl'
      update()
    })
  }
  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update)
  update()

  return {
    show(html) {
      shown.html = html
      send()
    },
    setOutdated: (isOutdated) => stage.toggleAttribute('data-outdated', isOutdated),
  }
}
