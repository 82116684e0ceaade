import type { Fault } from '../fault.ts'

/** Faults in the files for programs, and in the order of the pages. */
export const outputs: Fault[] = [
  {
    name: 'llms.txt has every page',
    file: 'kit/src/outputs/to-llms-txt.ts',
    find: 'catalog.routes.filter((route) => !isOptional(route))',
    replace: 'catalog.routes.filter((route) => !isOptional(route)).slice(1)',
    tests: ['tests/unit/outputs/to-llms-txt.test.ts'],
  },
  {
    name: 'an address cannot break the sitemap',
    file: 'kit/src/outputs/to-sitemap-xml.ts',
    find: 'escapeHtml(toHostUrl(library, path)!)',
    replace: 'toHostUrl(library, path)!',
    tests: ['tests/unit/outputs/to-sitemap-xml.test.ts'],
  },
  {
    name: 'a host serves each file with its type',
    file: 'kit/src/outputs/to-headers-file.ts',
    find: `  ['/components/*.json', json],\n`,
    replace: '',
    tests: ['tests/unit/outputs/to-headers-file.test.ts'],
  },
  {
    name: 'other sites may read what is made for programs',
    file: 'kit/src/outputs/to-headers-file.ts',
    find: '  Access-Control-Allow-Origin: *\\n',
    replace: '',
    tests: ['tests/unit/outputs/to-headers-file.test.ts'],
  },
  {
    name: 'a digest changes with the content',
    file: 'kit/src/outputs/to-digest.ts',
    find: 'JSON.stringify(value)',
    replace: 'Object.keys(Object(value)).join()',
    tests: ['tests/unit/outputs/to-digest.test.ts'],
  },
  {
    name: 'an editor completes a prop that no text can be as a bound one',
    file: 'kit/src/outputs/to-written-attribute.ts',
    find: `return kind !== 'array' && kind !== 'object'`,
    replace: `return kind !== 'array'`,
    tests: ['tests/unit/outputs/editor-files.test.ts'],
  },
  {
    name: 'the API map has every surface',
    file: 'kit/src/outputs/to-api-map-file.ts',
    find: '      toCommandsGroup(catalog),\n',
    replace: '      { ...toCommandsGroup(catalog), items: [] },\n',
    tests: ['tests/unit/outputs/to-api-map-file.test.ts'],
  },
  {
    name: 'pages of a section are in the order that they say',
    file: 'kit/src/site/sort-pages.ts',
    find: '      (a.frontMatter.order ?? 1e6) - (b.frontMatter.order ?? 1e6) ||\n',
    replace: '',
    tests: ['tests/unit/site/sort-pages.test.ts'],
  },
  {
    name: 'an example is the code of its page, byte for byte',
    file: 'kit/src/site/list-examples.ts',
    find: '        code,\n        meta:',
    replace: `        code: code.replace(/^ +/gm, ''),\n        meta:`,
    tests: ['tests/unit/site/to-site.test.ts'],
  },
  {
    name: 'what a page shows of a mistake is what the command prints',
    file: 'content/rules/missing-prop.md',
    find: 'Missing required prop "name"',
    replace: 'Missing required prop "nam"',
    tests: ['tests/unit/check/rule-pages.test.ts'],
  },
]
