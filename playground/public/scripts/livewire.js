/** What Livewire's client needs to know before it starts. */
const { content: token } = document.querySelector('meta[name="csrf-token"]')

window.livewireScriptConfig = { uri: '/live/livewire/update', progressBar: false }

document.addEventListener('livewire:init', () => {
  window.Livewire.hook('request', ({ options }) => {
    options.headers['x-csrf-token'] = token
  })
})

// The component owns the values of these fields, also after a submit.
addEventListener('submit', ({ target }) => {
  for (const field of target.elements) {
    if (field.getAttributeNames().some((name) => name.startsWith('wire:model'))) {
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
})
