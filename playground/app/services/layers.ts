/** Attributes by name, for an element that makes a request. */
type Attributes = Record<string, string>

/** A library that updates parts of a page, and the attributes with which the pages use it. */
export type Layer = {
  /** In URLs */
  name: string
  title: string
  description: string
  /** Scripts and stylesheets in `public/`, in the order in which they run */
  files: string[]
  /** Sources that it needs in addition to the strict policy of all other pages */
  policy?: { script?: string; style?: string }
  /** Whether it receives messages of the server itself, without Transmit */
  hasOwnNotices?: boolean
  /** The form that filters the table, and its field if that needs any */
  filter: (url: string) => Attributes
  /** A link that opens a modal */
  details: (url: string) => Attributes
  /** A field that the server checks when people leave it */
  check: (url: string) => Attributes
  /** The form of the modal, and its first field if that needs any */
  invite: (url: string) => Attributes
  /** The link at the end of the list */
  more: (url: string) => Attributes
}

/** Keeps what people did. It connects itself to the library, so it comes after most of them. */
const live = 'kit/scripts/live.js'

/** The libraries, in the order of the pages. */
export const layers: Layer[] = [
  {
    name: 'htmx',
    title: 'htmx',
    description: 'Attributes make requests, and htmx 4 morphs the answer into the page.',
    files: ['vendor/htmx.js', live],
    filter: (url) => ({
      'hx-get': url,
      'hx-trigger': 'input delay:200ms, submit',
      'hx-target': '#members',
      'hx-swap': 'outerMorph',
      'hx-replace-url': 'true',
      'hx-sync': 'this:replace',
    }),
    details: (url) => ({ 'hx-get': url, 'hx-target': '#details', 'hx-swap': 'outerMorph' }),
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
    files: ['vendor/unpoly.css', 'vendor/unpoly.js', live],
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
    files: ['vendor/turbo.js', live, 'scripts/turbo.js'],
    // For the stylesheet of its progress bar.
    policy: { style: 'nonce' },
    filter: () => ({ 'data-turbo-stream': '', 'data-submit-on-input': '' }),
    details: () => ({ 'data-turbo-stream': '' }),
    check: (url) => ({ 'data-check': url }),
    // Turbo submits all forms.
    invite: () => ({}),
    more: () => ({ 'data-turbo-stream': '', 'data-click-on-reveal': '' }),
  },
  {
    name: 'datastar',
    title: 'Datastar',
    description: 'The server sends events, also without a request, and Datastar morphs the page.',
    files: ['vendor/datastar.js', live],
    // For the expressions in its attributes.
    policy: { script: "'unsafe-eval'" },
    hasOwnNotices: true,
    filter: (url) => ({
      'data-on-input__debounce.200ms': `@get('${url}', { contentType: 'form' })`,
      'data-on-submit': `@get('${url}', { contentType: 'form' })`,
    }),
    details: () => ({ 'data-on-click__prevent': '@get(el.href)' }),
    // The token is in a header, because this request sends the field without its form.
    check: (url) => ({
      'data-on-change': `@post('${url}?email=' + encodeURIComponent(el.value), {
        headers: { 'x-csrf-token': document.querySelector('meta[name="csrf-token"]').content },
      })`,
    }),
    invite: (url) => ({ 'data-on-submit': `@post('${url}', { contentType: 'form' })` }),
    more: () => ({
      'data-on-click__prevent': '@get(el.href)',
      'data-on-intersect': '@get(el.href)',
    }),
  },
  {
    name: 'alpine',
    title: 'Alpine',
    description:
      'A short script fetches the answer, and the morph plugin of Alpine updates the page.',
    // Alpine tells others about itself when it starts. Its build for strict policies needs no eval.
    files: ['vendor/alpine-morph.js', live, 'scripts/alpine.js', 'vendor/alpine.js'],
    filter: () => ({
      'x-data': 'live',
      '@input.debounce.200ms': 'filter',
      '@submit.prevent': 'filter',
    }),
    details: () => ({ 'x-data': 'live', '@click.prevent': 'open' }),
    check: (url) => ({ 'x-data': 'live', '@change': 'check', 'data-url': url }),
    invite: () => ({ 'x-data': 'live', '@submit.prevent': 'submit' }),
    more: () => ({ 'x-data': 'live', 'x-init': 'loadOnReveal', '@click.prevent': 'load' }),
  },
]

/** Finds the library with a name. */
export function findLayer(name: string): Layer | undefined {
  return layers.find((layer) => layer.name === name)
}
