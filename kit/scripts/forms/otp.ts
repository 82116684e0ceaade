/**
 * Removes the spaces and hyphens of a one-time code that people paste or type, such as `123 456`.
 *
 * So each character is in its place, and the end of the code is in view. Without this script, the
 * field accepts them. Nothing is set up per element, so you can add fields at any time.
 */
const separators = /[\s-]/g

// In the capture phase, so that other listeners read the code without them.
document.addEventListener(
  'input',
  ({ target }) => {
    const field = target as HTMLInputElement
    const { value, selectionStart } = field
    if (!field.matches('.kit-otp-control') || value.search(separators) < 0) return
    const before = value.slice(0, selectionStart!).replace(separators, '')
    field.value = value.replace(separators, '')
    field.setSelectionRange(before.length, before.length)
  },
  true,
)
