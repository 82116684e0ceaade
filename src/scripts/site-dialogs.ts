/** Closes the site's dialogs with a click outside, and shows the names of keys on this platform. */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('.site-dialog')) {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}
if (!/Mac|iP/.test(navigator.platform)) {
  for (const key of document.querySelectorAll('kbd[data-command]')) key.textContent = 'Ctrl K'
}
