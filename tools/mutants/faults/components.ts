import type { Fault } from '../fault.ts'

const golden = 'tests/golden/components.test.ts'
const field = 'tests/unit/components/input.test.ts'

/** Faults in the components: their templates, their classes, their styles and their tokens. */
export const components: Fault[] = [
  {
    name: 'a text is escaped',
    file: 'kit/components/alert.edge',
    find: 'data-kit-part="title">{{ title }}</p>',
    replace: 'data-kit-part="title">{{{ title }}}</p>',
    tests: ['tests/unit/components/hostile.test.ts'],
  },
  {
    name: 'a slot is shown',
    file: 'kit/components/alert.edge',
    find: '{{{ await $slots.actions() }}}',
    replace: '',
    tests: [golden],
  },
  {
    name: 'a prop has the default that is documented',
    file: 'kit/components/badge.edge',
    find: `config('kit.badge.variant', 'soft')`,
    replace: `config('kit.badge.variant', 'solid')`,
    tests: [golden],
  },
  {
    name: 'an icon beside a text is hidden from those who listen',
    file: 'kit/components/icon.edge',
    find: `'aria-hidden': label ? null : 'true', `,
    replace: '',
    tests: [golden],
  },
  {
    name: 'attributes of the caller reach the element',
    file: 'kit/components/card.edge',
    find: `$attrs.merge({ class: 'kit-card', 'data-kit': 'card', 'data-padding': padding })`,
    replace: `$attrs.only('class').merge({ class: 'kit-card', 'data-kit': 'card', 'data-padding': padding })`,
    tests: ['tests/unit/components/pass-through.test.ts'],
  },
  {
    name: 'a button that does nothing yet can be found and not pressed',
    file: 'kit/components/button.ts',
    find: 'href: inert ? null : href,',
    replace: 'href,',
    tests: [golden],
  },
  {
    name: 'a script is no address',
    file: 'kit/src/edge/is-script-url.ts',
    find: String.raw`url.replace(/[\s\p{Cc}]/gu, '')`,
    replace: 'url.trim()',
    tests: ['tests/unit/components/button.test.ts'],
  },
  {
    name: 'a password is never written into a page',
    file: 'kit/components/input.ts',
    find: `['password', 'file'].includes(type)`,
    replace: `['file'].includes(type)`,
    tests: [field],
  },
  {
    name: 'a control with a mistake says that it is invalid',
    file: 'kit/components/control.ts',
    find: `      'aria-invalid': this.error ? 'true' : null,\n`,
    replace: '',
    tests: [field],
  },
  {
    name: 'what was sent comes before what the page says',
    file: 'kit/components/control.ts',
    find: 'toFieldText(old) ?? toFieldText(value, type)',
    replace: 'toFieldText(value, type) ?? toFieldText(old)',
    tests: [field],
  },
  {
    name: 'a dialog has a name',
    file: 'kit/components/dialog.ts',
    find: `      'aria-labelledby': isNamed ? this.titleId : null,\n`,
    replace: '',
    tests: ['tests/unit/components/modal.test.ts'],
  },
  {
    name: 'a gap between pages hides two or more',
    file: 'kit/components/to-page-range.ts',
    find: 'end < pages - 2 ? null : pages - 1',
    replace: 'end < pages - 1 ? null : pages - 1',
    tests: ['tests/unit/components/pagination.test.ts'],
  },
  {
    name: 'the page that is shown is marked',
    file: 'kit/components/pagination.ts',
    find: `page === current ? 'page' : null`,
    replace: `page === pages ? 'page' : null`,
    tests: ['tests/unit/components/pagination.test.ts'],
  },
  {
    name: 'a key is known by its other name',
    file: 'kit/components/kbd.ts',
    find: `  control: 'ctrl',\n`,
    replace: '',
    tests: ['tests/unit/components/kbd.test.ts'],
  },
  {
    name: 'a form is protected from other sites',
    file: 'kit/components/form.ts',
    find: 'csrf && isSent && typeof',
    replace: 'csrf && !isSent && typeof',
    tests: ['tests/unit/components/form.test.ts'],
  },
  {
    name: 'every component has its styles',
    file: 'kit/styles/index.css',
    find: `@import './components/badge.css' layer(components);\n`,
    replace: '',
    tests: ['tests/unit/styles.test.ts'],
  },
]
