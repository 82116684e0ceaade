import { defineLibrary } from '@kit-edge/engine'

/** The brand. All other published names derive from it. */
export const library = defineLibrary({
  name: 'Kit',
  namespace: 'kit',
  package: '@kit-edge/ui',
  summary: 'UI components for AdonisJS, written as Edge templates and rendered on the server.',
  playground: {
    modules: ['typescript', 'shellscript', 'html', 'diff', 'edge', 'css', 'json'].map(
      (language) => `shiki/langs/${language}.mjs`,
    ),
  },
  categories: [
    'Elements',
    'Layout',
    'Actions',
    'Forms',
    'Overlays',
    'Feedback',
    'Navigation',
    'Data display',
  ],
})
