import { isDark } from './theme-toggle.ts'

/** The tools above each live example, for its width, theme and direction. */
const drawings = {
  phone: '<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>',
  tablet: '<rect x="4" y="3" width="16" height="18" rx="2"/><path d="M11 18h2"/>',
  desk: '<rect x="2.5" y="4" width="19" height="13" rx="2"/><path d="M8 21h8M12 17v4"/>',
  theme: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" class="filled"/>',
  direction: '<path d="M13 3v10M17 3v10M20 3h-9a3 3 0 0 0 0 6h2M20 18H4l3.5-3.5M7.5 21.5 4 18"/>',
}

/** Returns the buttons for the width of an example. */
export const toWidths = (desk: string) => `<span role="group" aria-label="Width of the example">
  ${toButton('360 px wide', 'phone', 'data-width="360"')}
  ${toButton('768 px wide', 'tablet', 'data-width="768"')}
  ${toButton(desk, 'desk', 'data-width=""')}
</span>`
/** The buttons for the theme and direction of an example. */
export const switches = `${toButton('Opposite theme', 'theme', 'data-switch="theme"')}
  ${toButton('Right to left', 'direction', 'data-switch="direction"')}`

function toButton(name: string, icon: keyof typeof drawings, attributes: string): string {
  const drawing = `<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">${drawings[icon]}</svg>`
  return `<button type="button" class="example-tool" aria-label="${name}" title="${name}" aria-pressed="false" ${attributes}>${drawing}</button>`
}

for (const bar of document.querySelectorAll('.example-bar')) {
  const figure = bar.closest<HTMLElement>('.example')!
  const desk = isBlock(figure) ? '1280 px wide' : 'Full width'
  bar.insertAdjacentHTML('afterbegin', `<output></output>${toWidths(desk)}${switches}`)
  update(figure)
  if (isBlock(figure))
    figure.querySelector('iframe')!.addEventListener('load', () => applyTo(figure))
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button.example-tool')
  const figure = button?.closest<HTMLElement>('.example')
  if (!button || !figure) return
  const preview = findPreview(figure)
  if (button.dataset.switch === 'theme') {
    if (preview.dataset.theme) delete preview.dataset.theme
    else preview.dataset.theme = isDark(preview) ? 'light' : 'dark'
  } else if (button.dataset.switch === 'direction') {
    preview.dir = preview.dir ? '' : 'rtl'
  } else {
    figure.dataset.width = button.dataset.width
  }
  update(figure)
  // The stylesheet changes the width of a block, which is always in a frame.
  if (button.dataset.width !== undefined && !isBlock(figure)) {
    showWidth(figure, Number(button.dataset.width), () => applyTo(figure))
  }
})

document.addEventListener('example:choice', ({ target }) => {
  const figure = target as HTMLElement
  const frame = figure.querySelector('iframe')
  update(figure)
  if (frame) frame.src = findLink(figure).href
})

function isBlock(figure: HTMLElement): boolean {
  return figure.dataset.block !== undefined
}

function findLink(figure: HTMLElement): HTMLAnchorElement {
  return figure.querySelector<HTMLAnchorElement>('a.example-tool')!
}

function findPreview(figure: HTMLElement): HTMLElement {
  return figure.querySelector<HTMLElement>('.example-preview')!
}

/** Updates the buttons, the link and the frame of an example to its current state. */
function update(figure: HTMLElement): void {
  const { dataset, dir } = findPreview(figure)
  for (const button of figure.querySelectorAll<HTMLButtonElement>('button.example-tool')) {
    const { width } = button.dataset
    const isSwitchedOn = button.dataset.switch === 'theme' ? dataset.theme : dir
    const isPressed = width === undefined ? isSwitchedOn : width === (figure.dataset.width ?? '')
    button.setAttribute('aria-pressed', String(Boolean(isPressed)))
  }
  const { choice } = figure.dataset
  const query = new URLSearchParams({
    ...(choice && { choice }),
    ...(dataset.theme && { theme: dataset.theme }),
    ...(dir && { dir }),
  })
  findLink(figure).search = String(query)
  applyTo(figure)
}

/** Applies the theme and direction of an example to the page in its frame. */
function applyTo(figure: HTMLElement): void {
  const root = figure.querySelector('iframe')?.contentDocument?.documentElement
  if (!root) return
  const { dataset, dir } = findPreview(figure)
  const theme = dataset.theme ?? document.documentElement.dataset.theme
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  root.dir = dir
}

/**
 * Shows an example in a frame with the width of a device, scaled down if there is not enough space.
 * 0 removes the frame again. The frame is as high as its content, and users can drag it to another
 * width.
 * @param onLoad called when the frame has loaded its page
 */
function showWidth(figure: HTMLElement, width: number, onLoad: () => void): void {
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
    // Dialogs and popovers do not add to the height of the page.
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
