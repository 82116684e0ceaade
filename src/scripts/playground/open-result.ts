import type { FromResult, ToResult } from '@kit-edge/docs/playground/messages.ts'
import { switches, toWidths } from '../example-tools.ts'
import { isDark } from '../theme-toggle.ts'

/** Shows what the template renders, in a frame of its own origin. */
type Result = {
  show: (html: string) => void
  /** Whether the template has an error, so that the result is that of an earlier text. */
  setOutdated: (isOutdated: boolean) => void
}

/**
 * Adds the frame of the result and the tools for its width, theme and direction. When the frame
 * leaves its page, for example by a link, it is opened again.
 * @param onLeave called when the same HTML leads to another page once more; the frame is then empty
 * @param onShow called when the frame has shown the HTML, or with the reason why it has not
 */
export function openResult(
  stage: HTMLElement,
  tools: HTMLElement,
  {
    url,
    base,
    onLeave,
    onShow,
  }: {
    url: string
    base: string
    onLeave: () => void
    onShow: (excess: string | null) => void
  },
): Result {
  const { style } = document.documentElement
  const shown: ToResult = {
    html: '',
    theme: null,
    dir: 'ltr',
    base,
    declarations: Array.from(style)
      .filter((name) => name.startsWith('--'))
      .map((name) => [name, style.getPropertyValue(name)]),
  }
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.title = 'Result'
  let isOpen = false
  let left: string | undefined
  const send = () => {
    if (isOpen) frame.contentWindow?.postMessage(shown, '*')
  }
  addEventListener('message', ({ data, source }: MessageEvent<FromResult>) => {
    if (source === frame.contentWindow) onShow(data.excess)
  })
  frame.addEventListener('load', () => {
    isOpen = !isOpen
    if (isOpen) return send()
    // Any further page is not that of the result.
    frame.src = url
    if (left === shown.html) {
      shown.html = ''
      onLeave()
    } else left = shown.html
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
