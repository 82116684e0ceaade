import { copy } from './copy.ts'

/** Gives each code block a button that copies it. */
for (const pre of document.querySelectorAll<HTMLPreElement>('pre.code')) {
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
