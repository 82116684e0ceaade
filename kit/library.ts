import { defineLibrary } from '@kit-edge/engine'

/** The brand. All other published names derive from it. */
export const library = defineLibrary({
  name: 'Kit',
  namespace: 'kit',
  package: '@kit-edge/ui',
  summary: 'UI components for AdonisJS, written as Edge templates and rendered on the server.',
  rules: [
    'A field with a `name` gets its old input and error from the session, and `form` adds the CSRF token; write neither by hand. A form with `method="get"` has no token and gets its values as `:values`.',
    'Colours say what something means: `color="danger"`. `variant` is the look: solid, soft, outline.',
    'Give modals, drawers and dropdowns an `id`; `opens="id"` on a button opens them. Put `<x-kit::toast.region />` and `<x-kit::confirm id="confirm" />` into the layout once.',
    'A button with only an `icon` needs a `label`. Icons are Lucide names.',
    'Set distances with `gap` of `stack`, `grid` and `page`, not with CSS; write no CSS for what a prop does.',
    'A table takes `:rows` and one `table.column` for each column. The slot `cell` wins over `format`; `numeric` aligns to the end.',
  ],
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
