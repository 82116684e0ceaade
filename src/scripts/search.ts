/** The search. Its button or ⌘K opens it, which loads everything else. */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-search]')!

function open(): void {
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('input')!.select()
  import('./search-dialog.ts').then(({ start }) => start(dialog))
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-open-search]')) {
  button.addEventListener('click', open)
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
  // On the page about command palettes, people try the keys of the example.
  if (document.querySelector('dialog[data-keys="mod+k"]')) return
  event.preventDefault()
  open()
})
