/** Single-key shortcuts. Each key clicks the button that has it, unless users turn them off. */
const storageKey = 'single-keys'
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-shortcuts]')!
const choice = dialog.querySelector<HTMLInputElement>('[data-single-keys]')!
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-pressed-by]')]
const announced = buttons.map((button) => button.getAttribute('aria-keyshortcuts')!.split(' '))

// The name of the command key on other platforms.
if (!/Mac|iP/.test(navigator.platform)) {
  for (const key of document.querySelectorAll('kbd[data-command]')) key.textContent = 'Ctrl K'
}

choice.checked = read() !== 'off'
announce()
choice.addEventListener('change', () => {
  write(choice.checked ? 'on' : 'off')
  announce()
})
document.querySelector('[data-open-shortcuts]')!.addEventListener('click', () => dialog.showModal())
document.addEventListener('keydown', (event) => {
  if (!choice.checked || event.defaultPrevented || event.repeat || event.isComposing) return
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return
  // Open dialogs and popovers have keys of their own.
  if (document.querySelector('dialog:modal, :popover-open')) return
  const button = buttons.find(({ dataset }) => dataset.pressedBy === event.key)
  if (!button) return
  event.preventDefault()
  button.click()
})

function isTyping(event: KeyboardEvent): boolean {
  const element = event.composedPath()[0] as HTMLElement
  return element.isContentEditable || element.matches?.('input, textarea, select')
}

/** Announces only the shortcuts that work. */
function announce(): void {
  for (const [index, button] of buttons.entries()) {
    const keys = announced[index]!.filter(
      (key) => choice.checked || key !== button.dataset.pressedBy,
    )
    if (keys.length) button.setAttribute('aria-keyshortcuts', keys.join(' '))
    else button.removeAttribute('aria-keyshortcuts')
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is blocked: the choice is only kept on this page.
    return null
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // Storage is blocked: the choice is only kept on this page.
  }
}
