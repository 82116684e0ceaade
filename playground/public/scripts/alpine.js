/** What the attributes of Alpine call: each method fetches a part of the page and morphs it. */

/** The running request of a field. The next one makes its answer useless. */
let running

document.addEventListener('alpine:init', () => {
  window.Alpine.data('live', () => ({
    async filter() {
      const form = this.$root
      const query = new URLSearchParams(new FormData(form))
      const part = await fetchPart(`${form.action}?${query}`, { signal: restart() })
      if (part) morph(part, 'members')
    },
    async open() {
      morph(await fetchPart(this.$root.href), 'details')
    },
    async check() {
      const { form, dataset } = this.$root
      const part = await fetchPart(dataset.url, { ...toPost(form), signal: restart() })
      if (part) morph(part, 'invite-field')
    },
    async submit() {
      running?.abort()
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

function restart() {
  running?.abort()
  running = new AbortController()
  return running.signal
}

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
