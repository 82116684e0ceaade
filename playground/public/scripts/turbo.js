/** What Turbo leaves to scripts: submitting while people type, and loading at the end of a list. */
const { Turbo } = window

let timer

document.addEventListener('input', ({ target }) => {
  const form = target.closest('[data-submit-on-input]')
  clearTimeout(timer)
  if (form) timer = setTimeout(() => form.requestSubmit(), 200)
})

/** The running check of a field. A submit makes its answer useless. */
let check

// Checks one field without submitting the form.
document.addEventListener('change', async ({ target }) => {
  const url = target.dataset.check
  if (!url) return
  check = new AbortController()
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(new FormData(target.form)),
      headers: { accept: 'text/vnd.turbo-stream.html' },
      signal: check.signal,
    })
    Turbo.renderStreamMessage(await response.text())
  } catch (error) {
    if (error.name !== 'AbortError') throw error
  }
})

document.addEventListener('submit', () => check?.abort())

const revealed = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.click()
})

function observe() {
  document.querySelectorAll('[data-click-on-reveal]').forEach((link) => revealed.observe(link))
}

observe()
new MutationObserver(observe).observe(document, { childList: true, subtree: true })
