import { defineLibrary } from '@kit-edge/engine'

/** The brand. Everything else that Kit publishes takes its names from here. */
export const library = defineLibrary({
  name: 'Kit',
  namespace: 'kit',
  package: '@kit-edge/ui',
  summary: 'UI components for AdonisJS, written as Edge templates and rendered on the server.',
  categories: [
    'Elements',
    'Actions',
    'Forms',
    'Overlays',
    'Feedback',
    'Navigation',
    'Data display',
  ],
})
