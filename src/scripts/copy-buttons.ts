/** Buttons that copy the page's Markdown or a text of their own. */
for (const button of document.querySelectorAll<HTMLButtonElement>(
  '[data-copy-page], [data-copy-text]',
)) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    const { copyPage, copyText } = button.dataset
    button.textContent = await copy(copyText ?? readMarkdown(copyPage!))
    setTimeout(() => (button.textContent = label), 1600)
  })
}

async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/** Adds a copy button to a code block. Visible blocks get theirs at once, others when they open. */
function frame(pre: HTMLPreElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    button.textContent = await copy((pre.textContent ?? '').replace(/\n$/, ''))
    setTimeout(() => (button.textContent = 'Copy'), 1600)
  })
  const frame = document.createElement('div')
  frame.className = 'code-frame'
  pre.replaceWith(frame)
  frame.append(pre, button)
}

const isClosed = (pre: Element) => pre.matches('details:not([open]) > pre')
const blocks = [...document.querySelectorAll<HTMLPreElement>('pre.code')]
for (const pre of blocks) if (!isClosed(pre)) frame(pre)
document.addEventListener(
  'toggle',
  ({ target }) => {
    const pre = (target as Element).querySelector<HTMLPreElement>(':scope[open] > pre.code')
    if (pre) frame(pre)
  },
  // The event does not bubble.
  { capture: true },
)

/** Copies text to the clipboard, and returns a short message about the result. */
export async function copy(text: string | Promise<string>): Promise<string> {
  try {
    await navigator.clipboard.writeText(await text)
    return 'Copied'
  } catch {
    return 'Not allowed'
  }
}
