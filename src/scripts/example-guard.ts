/** Examples lead nowhere: their forms are not sent, and links to `#` do not jump. */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const preview = form.closest<HTMLElement>('.example-preview')
  const method = event.submitter?.getAttribute('formmethod') ?? form.getAttribute('method')
  if (!preview || event.defaultPrevented || method === 'dialog') return
  event.preventDefault()
  preview.dispatchEvent(new CustomEvent('example:submit', { bubbles: true }))
})

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('.example-preview a')
  if (link?.getAttribute('href') === '#') event.preventDefault()
})
