/**
 * Sends each file of an upload to its URL, shows the progress, and keeps the answer in a hidden input.
 *
 * @attribute data-kit-upload-url - On the file input: the URL that each file is sent to.
 */
import { member } from '../member.ts'
const known = new WeakSet<Element>()
/** Bytes of an answer that are read. */
const mostBytes = 10_000
const find = <T extends Element>(element: Element, part: string) =>
  element.querySelector<T>(`[data-kit-part=${part}]`)!

function send(input: HTMLInputElement, row: Element, file: File): void {
  const request = new XMLHttpRequest()
  const bar = find<HTMLProgressElement>(row, 'progress')
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (row.isConnected) bar.value = loaded / total
    else request.abort()
  })
  // The answer is the name or the key of the file. A page would only cost time.
  request.addEventListener('progress', ({ loaded }) => {
    if (loaded > mostBytes) request.abort()
  })
  request.addEventListener('loadend', () => {
    if (!row.isConnected) return
    const { status, responseText: answer } = request
    // A page, such as that of a sign-in, is no answer.
    const type = request.getResponseHeader('content-type') ?? ''
    const isSent = status >= 200 && status < 300 && type.startsWith('text/plain') && answer > ''
    const region = find<HTMLElement>(input.closest('[data-kit=upload]')!, 'status')
    const text = region.dataset[isSent ? 'uploaded' : 'failed']!.replace('{name}', () => file.name)
    bar.parentElement!.remove()
    const value = find<HTMLInputElement>(row, 'value')
    if (isSent) value.value = answer
    value.disabled = !isSent
    // The other script takes a sent file out of the input.
    input.dispatchEvent(new Event('change', { bubbles: true }))
    if (isSent) region.className = 'kit-field-description'
    region.textContent = text
    if (!isSent) find(row, 'size').textContent = text
  })
  request.open('POST', input.dataset.kitUploadUrl!)
  // Otherwise a refusal redirects to a page, whose request takes the flashed messages.
  request.setRequestHeader('accept', 'text/plain, application/json')
  const token = (input.form &&
    member(input.form, 'elements').namedItem('_csrf')) as HTMLInputElement | null
  if (token) request.setRequestHeader('x-csrf-token', token.value)
  const body = new FormData()
  body.append('file', file)
  request.send(body)
}

function sendNew(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-kit-upload-url]')) {
    // The input has the files of the rows without an answer, in the same order.
    const rows = input
      .closest('[data-kit=upload]')!
      .querySelectorAll('li:has([data-kit-part=value]:disabled)')
    rows.forEach((row, index) => {
      const file = input.files![index]
      if (!file || known.has(row)) return
      known.add(row)
      send(input, row, file)
    })
  }
}

sendNew()
new MutationObserver(sendNew).observe(document, { subtree: true, childList: true })
