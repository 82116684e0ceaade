/**
 * Shows an example in a frame of its own that is as wide as a device, and smaller where there is
 * no room; 0 shows it in the page again. The frame is as high as its content, and the reader may
 * pull it to another width.
 * @param onLoad called when the frame has its page
 */
export function showWidth(figure: HTMLElement, width: number, onLoad: () => void): void {
  const preview = figure.querySelector<HTMLElement>('.example-preview')!
  const output = figure.querySelector('output')!
  figure.querySelector('.example-stage')?.remove()
  preview.hidden = width > 0
  output.textContent = ''
  if (!width) return

  const link = figure.querySelector<HTMLAnchorElement>('.example-bar a')!
  const stage = document.createElement('div')
  stage.className = 'example-stage'
  const pane = document.createElement('div')
  pane.className = 'example-pane'
  const frame = document.createElement('iframe')
  frame.title = link
    .getAttribute('aria-label')!
    .replace(/^Open (.*) alone.*$/, `$1, ${width} px wide`)
  frame.src = link.href
  pane.append(frame)
  stage.append(pane)
  preview.after(stage)

  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage)
  const room = stage.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
  const scale = Math.min(1, (room - 2) / width)
  pane.style.inlineSize = `${width * scale + 2}px`
  frame.style.scale = String(scale)

  const fit = () => {
    const content = frame.contentDocument?.body
    const inner = Math.round(pane.clientWidth / scale)
    frame.style.inlineSize = `${inner}px`
    output.textContent = `${inner} px`
    if (!content) return
    // What opens above the page has no height of its own in it.
    const least = content.querySelector('dialog, [popover]') ? 480 : 0
    const height = Math.max(content.offsetHeight, least)
    frame.style.blockSize = `${height}px`
    pane.style.blockSize = `${height * scale + 2}px`
  }
  const observer = new ResizeObserver(fit)
  observer.observe(pane)
  frame.addEventListener('load', () => {
    onLoad()
    observer.observe(frame.contentDocument!.body)
    fit()
  })
}
