/** Attributes by name, for an element that makes a request. */
type Attributes = Record<string, string>

/** A library that updates parts of a page, and the attributes with which the pages use it. */
export type Layer = {
  /** In URLs */
  name: string
  title: string
  description: string
  /** Its scripts and stylesheets, in `public/` */
  files: string[]
  /** What it needs more than the strict policy of all other pages */
  policy?: 'style-nonce' | 'script-eval'
  /** The form that filters the table */
  filter: (url: string) => Attributes
  /** A link that opens a modal */
  details: (url: string) => Attributes
  /** A field that the server checks when people leave it */
  check: (url: string) => Attributes
  /** The form of the modal */
  invite: (url: string) => Attributes
  /** The link at the end of the list */
  more: (url: string) => Attributes
}

/** The libraries, in the order of the pages. */
export const layers: Layer[] = [
  {
    name: 'htmx',
    title: 'htmx',
    description: 'Attributes make requests, and htmx 4 morphs the answer into the page.',
    files: ['vendor/htmx.js'],
    filter: (url) => ({
      'hx-get': url,
      'hx-trigger': 'input delay:200ms, submit',
      'hx-target': '#members',
      'hx-swap': 'outerMorph',
      'hx-replace-url': 'true',
      'hx-sync': 'this:replace',
    }),
    // Replaced, not morphed: a modal that people closed would stay closed.
    details: (url) => ({ 'hx-get': url, 'hx-target': '#details', 'hx-swap': 'outerHTML' }),
    check: (url) => ({
      'hx-post': url,
      'hx-trigger': 'change',
      'hx-target': '#invite-field',
      'hx-swap': 'outerMorph',
      'hx-sync': 'closest form:abort',
    }),
    invite: (url) => ({ 'hx-post': url, 'hx-target': '#invite', 'hx-swap': 'outerMorph' }),
    more: (url) => ({
      'hx-get': url,
      'hx-trigger': 'intersect, click',
      'hx-target': '#activity',
      'hx-select': '#activity > li',
      'hx-swap': 'beforeend',
      'hx-select-oob': '#more:outerMorph',
    }),
  },
  {
    name: 'unpoly',
    title: 'Unpoly',
    description: 'Links and forms name their target, and Unpoly 3 replaces it.',
    files: ['vendor/unpoly.css', 'vendor/unpoly.js'],
    filter: () => ({
      'up-submit': '',
      'up-autosubmit': '',
      'up-watch-event': 'input',
      'up-watch-delay': '200',
      // Not the form itself: Unpoly replaces elements, and would miss what is typed meanwhile.
      'up-target': '#members [data-kit-part="table"]',
    }),
    details: () => ({
      'up-follow': '',
      'up-target': '#details',
      'up-history': 'false',
      'up-scroll': 'false',
      'up-focus': 'keep',
      // Otherwise Unpoly shows its copy, then replaces it with the answer: the modal opens twice.
      'up-cache': 'false',
    }),
    check: () => ({ 'up-validate': '#invite-field' }),
    invite: () => ({
      'up-submit': '',
      'up-target': '#invite',
      // Only the form, so that the modal stays open.
      'up-fail-target': '#invitation',
      'up-focus': '[commandfor="invite"]',
      'up-history': 'false',
    }),
    more: () => ({
      'up-follow': '',
      'up-defer': 'reveal',
      'up-target': '#activity:after, #more',
      'up-history': 'false',
      'up-scroll': 'false',
      'up-focus': 'keep',
    }),
  },
  {
    name: 'turbo',
    title: 'Turbo',
    description: 'The server answers with streams, and Turbo 8 morphs them into the page.',
    files: ['vendor/turbo.js', 'scripts/turbo.js'],
    // For the stylesheet of its progress bar.
    policy: 'style-nonce',
    filter: () => ({ 'data-turbo-stream': '', 'data-submit-on-input': '' }),
    details: () => ({ 'data-turbo-stream': '' }),
    check: (url) => ({ 'data-check': url }),
    // Turbo submits all forms.
    invite: () => ({}),
    more: () => ({ 'data-turbo-stream': '', 'data-click-on-reveal': '' }),
  },
]

/** Finds the library with a name. */
export function findLayer(name: string): Layer | undefined {
  return layers.find((layer) => layer.name === name)
}
