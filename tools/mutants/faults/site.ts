import type { Fault } from '../fault.ts'

const server = 'tests/unit/plugins/create-site-server.test.ts'
const complete = 'tests/site/completeness.test.ts'
const builds: Fault['builds'] = ['acme']

/** Faults in the plugins and the pages of the documentation. */
export const site: Fault[] = [
  {
    name: 'a hidden file is not served',
    file: 'plugins/shared/create-site-server.ts',
    find: `? 'allow' : 'ignore'`,
    replace: `? 'allow' : 'allow'`,
    tests: [server],
  },
  {
    name: 'what is not there has status 404',
    file: 'plugins/shared/create-site-server.ts',
    find: 'response.writeHead(404,',
    replace: 'response.writeHead(200,',
    tests: [server],
  },
  {
    name: 'a text is served with its type',
    file: 'plugins/shared/to-response-headers.ts',
    find: `    'Content-Type': toContentType(path),\n`,
    replace: `    ...({} as { 'Content-Type': string }),\n`,
    tests: [server],
  },
  {
    name: 'a text is served with its character set',
    file: 'plugins/shared/to-content-type.ts',
    find: 'isText ? `${type}; charset=utf-8` : type',
    replace: 'type',
    tests: ['tests/unit/plugins/to-content-type.test.ts'],
  },
  {
    name: 'who accepts HTML and Markdown alike gets HTML',
    file: 'plugins/shared/prefers-markdown.ts',
    find: `['text/html;charset=utf-8', 'text/markdown;charset=utf-8']`,
    replace: `['text/markdown;charset=utf-8', 'text/html;charset=utf-8']`,
    tests: ['tests/unit/plugins/prefers-markdown.test.ts'],
  },
  {
    name: 'code is highlighted by its language',
    file: 'plugins/markdown/highlight.ts',
    find: 'if (!Object.hasOwn(bundledLanguages, language))',
    replace: `if (!Object.hasOwn(bundledLanguages, language) || language === 'edge')`,
    tests: ['tests/unit/plugins/highlight.test.ts'],
  },
  {
    name: 'what an example refers to is in the same example',
    file: 'plugins/markdown/prefix-ids.ts',
    find: `  'ariaDescribedBy',\n`,
    replace: '',
    tests: ['tests/unit/plugins/prefix-ids.test.ts'],
  },
  {
    name: 'an address of another host stays',
    file: 'plugins/markdown/add-base.ts',
    find: String.raw`/^\/(?!\/)/`,
    replace: String.raw`/^\//`,
    tests: ['tests/unit/plugins/rehype-base.test.ts'],
  },
  {
    name: 'the box of a task has a name',
    file: 'plugins/markdown/rehype-gfm.ts',
    find: 'if (isTask(node)) nameBoxes(node)',
    replace: 'void [isTask, nameBoxes]',
    tests: ['tests/unit/plugins/rehype-gfm.test.ts'],
  },
  {
    name: 'a page is made anew when its library changes',
    file: 'plugins/shared/to-page-key.ts',
    find: 'live.digest, ',
    replace: '',
    tests: ['tests/site/incremental.test.ts'],
  },
  {
    name: 'every component has its file',
    file: 'plugins/components-json.ts',
    find: '...catalog.components.map((component)',
    replace: '...catalog.components.slice(1).map((component)',
    tests: [complete],
    builds,
  },
  {
    name: 'every page is written',
    file: 'src/pages/[...path].astro',
    find: 'return catalog.routes.map(',
    replace: 'return catalog.routes.slice(0, -1).map(',
    tests: [complete],
    builds,
  },
  {
    name: 'every page is in the navigation',
    file: 'src/components/Navigation.astro',
    find: 'isShort || section === current ? routes',
    replace: 'section === current ? routes',
    tests: [complete],
    builds: ['kit'],
  },
  {
    name: 'a title cannot end the script that it is in',
    file: 'src/to-linked-data.ts',
    find: String.raw`.replaceAll('<', '\\u003c')`,
    replace: '',
    tests: ['tests/unit/site/to-linked-data.test.ts'],
  },
  {
    name: 'a page says in which language it is',
    file: 'src/layouts/Document.astro',
    find: '<html lang="en">',
    replace: '<html>',
    tests: ['tests/site/html.test.ts'],
    builds,
  },
  {
    name: 'a page of an application forbids scripts in its HTML',
    file: 'playground/config/shield.ts',
    find: "scriptSrc: [`'self'`]",
    replace: "scriptSrc: [`'self'`, `'unsafe-inline'`]",
    tests: ['tests/playground/playground.test.ts'],
  },
]
