import { copy } from './copy.ts'

/** The button that copies the Markdown of the page. */
const button = document.querySelector<HTMLButtonElement>('[data-copy-page]')
if (button) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    button.textContent = await copy(readMarkdown(button.dataset.copyPage!))
    setTimeout(() => (button.textContent = label), 1600)
  })
}

async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
