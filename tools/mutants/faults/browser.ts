import type { Fault } from '../fault.ts'

const builds: Fault['builds'] = ['kit']

/** Faults in the scripts of the components, which only a browser notices. */
export const browser: Fault[] = [
  {
    name: 'a letter that is typed again leads to the next item',
    file: 'kit/scripts/menu.ts',
    find: 'isRepeated ? index + 1 : Math.max(index, 0)',
    replace: 'Math.max(index, 0)',
    tests: ['tests/browser/components/dropdown.spec.ts'],
    builds,
  },
  {
    name: 'the arrow keys go round from the last tab to the first',
    file: 'kit/scripts/tabs.ts',
    find: 'all[(index + 1) % all.length]',
    replace: 'all[index + 1]',
    tests: ['tests/browser/components/tabs.spec.ts'],
    builds,
  },
  {
    name: 'a password that is shown is hidden when its form is sent',
    file: 'kit/scripts/input.ts',
    find: 'if (input) view(button, input, false)',
    replace: '',
    tests: ['tests/browser/components/input.spec.ts'],
    builds,
  },
  {
    name: 'the keyboard goes on where an alert was',
    file: 'kit/scripts/dismiss.ts',
    find: 'if (element.contains(document.activeElement)) findNext(element)?.focus()',
    replace: 'void findNext',
    tests: ['tests/browser/components/alert.spec.ts'],
    builds,
  },
]
