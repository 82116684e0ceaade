/** Dialogs of the site close by a press beside them, and name keys as this computer has them. */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('.site-dialog')) {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}
if (!/Mac|iP/.test(navigator.platform)) {
  for (const key of document.querySelectorAll('kbd[data-command]')) key.textContent = 'Ctrl K'
}
