import { copy } from './copy.ts'

/** The buttons that copy the Markdown of the page, and a text that they hold. */
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
