/** What Livewire's client needs to know before it starts. */
const { content: token } = document.querySelector('meta[name="csrf-token"]')

window.livewireScriptConfig = { uri: '/live/livewire/update', progressBar: false }

document.addEventListener('livewire:init', () => {
  window.Livewire.hook('request', ({ options }) => {
    options.headers['x-csrf-token'] = token
  })
})
