/** What the attributes of Alpine call: each method fetches a part of the page and morphs it. */
let running

document.addEventListener('alpine:init', () => {
  window.Alpine.data('live', () => ({
    async filter() {
      // The answer to what people typed before comes too late.
      running?.abort()
      running = new AbortController()
      const form = this.$root
      const query = new URLSearchParams(new FormData(form))
      const part = await fetchPart(`${form.action}?${query}`, { signal: running.signal })
      if (part) morph(part, 'members')
    },
    async open() {
      const part = await fetchPart(this.$root.href)
      // Replaced, not morphed: a modal that people closed would stay closed.
      document.getElementById('details').replaceWith(part)
    },
    async check() {
      const { form, dataset } = this.$root
      morph(await fetchPart(dataset.url, toPost(form)), 'invite-field')
    },
    async submit() {
      const form = this.$root
      morph(await fetchPart(form.action, toPost(form)), 'invite')
    },
    async load() {
      const part = await fetchPart(this.$root.href)
      document.getElementById('activity').append(...part.querySelectorAll('#activity > li'))
      morph(part, 'more')
    },
    loadOnReveal() {
      const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && this.load())
      observer.observe(this.$root)
    },
  }))
})

/** A form contains the token that protects it. */
function toPost(form) {
  return { method: 'POST', body: new URLSearchParams(new FormData(form)) }
}

async function fetchPart(url, options) {
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  try {
    const response = await fetch(url, { ...options, headers })
    return document.createRange().createContextualFragment(await response.text())
  } catch (error) {
    if (error.name === 'AbortError') return null
    throw error
  }
}

function morph(part, id) {
  window.Alpine.morph(document.getElementById(id), part.getElementById(id).outerHTML)
}
