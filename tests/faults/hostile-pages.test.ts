import assert from 'node:assert/strict'
import test from 'node:test'
import { ProblemError } from '../../engine/problem/problem.ts'
import { librarySchema } from '../../engine/schema/library.ts'
import { toSite } from '../../engine/site/site.ts'
import type { LibrarySource, PageSource } from '../../engine/site/sources.ts'
import { description, pages, publicPaths, source, toPageSource } from '../unit/fixtures/site.ts'

/** Returns the messages with which the sources are rejected, each with its fix. */
function problemsOf(library: LibrarySource, content: PageSource[]): string[] {
  try {
    toSite(library, content, publicPaths)
    return []
  } catch (error) {
    assert.ok(error instanceof ProblemError, String(error))
    return error.problems.map(({ message, fix }) => `${message} ${fix}`)
  }
}

function assertRefused(problems: string[], file: string): void {
  assert.ok(problems.length > 0, 'nothing was refused')
  for (const problem of problems) {
    assert.match(problem, /^Cannot .* in `[\w./]+:\d+`, expected .*\. [A-Z].*[.?]$/)
    assert.ok(problem.includes(` in \`${file}`), problem)
    assert.doesNotMatch(problem, /\p{Cc}/u)
  }
}

const withPage = (page: PageSource) => [...pages.filter(({ id }) => id !== page.id), page]

/** Markdown that would run a script or change the page around it. */
const hostileMarkdown = [
  '<script>probe()</script>',
  '<img src="x" onerror="probe()">',
  '<img onerror=probe()>',
  '<b onclick="probe()">b</b>',
  '<b\tonmouseover = probe()>b</b>',
  '<kbd style="position: fixed">b</kbd>',
  '<kbd title="a" onfocus="probe()" tabindex="0">b</kbd>',
  '<svg onload="probe()"></svg>',
  '<svg><a xlink:href="javascript:probe()">b</a></svg>',
  '<math><mi>b</mi></math>',
  '<iframe srcdoc="&lt;script&gt;probe()&lt;/script&gt;"></iframe>',
  '<object data="data:text/html,b"></object>',
  '<embed type="text/html">',
  '<form action="javascript:probe()"><button>b</button></form>',
  '<button formaction="javascript:probe()">b</button>',
  '<details ontoggle="probe()" open>b</details>',
  '<style>* { display: none }</style>',
  '<base target="b">',
  '<meta http-equiv="refresh" content="0;url=//b.test">',
  '<link rel="stylesheet">',
  '<template>b</template>',
  '<x-y>b</x-y>',
  '</main>',
  '<![CDATA[<script>probe()</script>]]>',
  '<?php probe() ?>',
  '<!-- --><script>probe()</script>',
  '[a](javascript:probe())',
  '[a](JaVaScRiPt:probe())',
  '[a](<java&Tab;script:probe()>)',
  '[a](java&NewLine;script:probe())',
  '[a](&#106;avascript&colon;probe())',
  '[a](<&#1;javascript:probe()>)',
  '[a](data:text/html,b)',
  '[a](vbscript:probe())',
  '[a](//b.test)',
  '[a](/\\\\b.test)',
  '[a](\\\\\\\\b.test)',
  '<javascript:probe()>',
  '<data:text/html,b>',
  '![a](javascript:probe())',
  '![a](data:image/svg+xml,b)',
  '[a][b]\n\n[b]: javascript:probe()',
  'a[^b]\n\n[^b]: [c](javascript:probe())',
]

for (const text of hostileMarkdown) {
  test(`rejects a page with ${JSON.stringify(text)} [only-own-scripts]`, () => {
    for (const body of [`A ${text}\n`, `## B ${text}\n`, `> - B\n>\n>   C ${text}\n`]) {
      const page = toPageSource('guides/start', 'Start', body)
      // In a heading, the text would lose its definition.
      if (text.includes('\n') && !body.startsWith('A')) continue
      assertRefused(problemsOf(source, withPage(page)), page.file)
    }
  })
}

/** Texts that fit on one line of a template or of a table. */
const hostileLines = hostileMarkdown.filter((text) => !/[\n|]/.test(text))

const places: Record<string, (text: string) => [library: LibrarySource, file: string]> = {
  'the summary of a component': (text) =>
    // The list of all components contains it too.
    change('chip', 'content/components', (old) => old.replace('Names a thing', text)),
  'the description of a prop': (text) =>
    change('chip', 'content/components/chip.md', (old) => old.replace('How much it says', text)),
  'the description of a slot': (text) =>
    change('panel', 'content/components/panel.md', (old) => old.replace('What is framed', text)),
  'a rule of a component': (text) =>
    change('chip', 'content/components/chip.md', (old) =>
      old.replace('  @category', `  @rule A ${text} b.\n  @category`),
    ),
  'the event of a script': (text) => [
    {
      ...source,
      scripts: source.scripts.map((script) => ({
        ...script,
        text: script.text.replace('It was folded', () => text),
      })),
    },
    'content/components/panel.md',
  ],
  'the description of a token': (text) => [
    {
      ...source,
      tokens: source.tokens.map((group) => ({ ...group, description: `A ${text} b.` })),
    },
    'content/guides/theme.md',
  ],
  'the changelog': (text) => [
    {
      ...source,
      changelog: { file: 'CHANGELOG.md', text: `## 1.0.0, 2026-01-01\n\n- A ${text}\n` },
    },
    'CHANGELOG.md',
  ],
}

function change(
  name: string,
  file: string,
  edit: (text: string) => string,
): [LibrarySource, string] {
  const components = source.components.map((component) =>
    component.name === name ? { ...component, text: edit(component.text) } : component,
  )
  assert.notDeepEqual(components, source.components)
  return [{ ...source, components }, file]
}

for (const [index, [where, toLibrary]] of Object.entries(places).entries()) {
  test(`accepts plain text in ${where}, and rejects text that would run a script [only-own-scripts]`, () => {
    const [plain] = toLibrary('All is `<script>` well')
    assert.deepEqual(problemsOf(plain, pages), [])
    // The first place gets all texts, and each other place some of them, because the rules are the
    // same.
    const texts = hostileLines.filter((_, at) => index === 0 || (at + index) % 4 === 0)
    for (const text of texts) {
      const [library, file] = toLibrary(text)
      const problems = problemsOf(library, pages)
      assert.ok(problems.length > 0, `${text} was not refused`)
      assertRefused(problems, file)
    }
  })
}

/** Written as escapes of JSON. */
const controls = ['\\u0000', '\\u0007', '\\u001b', '\\u007f', '\\u009b']

test('rejects control characters everywhere, also as escapes [only-own-scripts]', () => {
  for (const escape of controls) {
    const raw = JSON.parse(`"${escape}"`) as string
    for (const page of [
      toPageSource('guides/start', 'Start', `A ${raw}]0;b\n`),
      toPageSource('guides/start', 'Start', `\`\`\`text\n${raw}\n\`\`\`\n`),
      toPageSource('guides/start', `"A ${escape}"`, 'B\n'),
      toPageSource('guides/start', 'A', 'B\n', `navigation: "A ${escape}"\n`),
      {
        ...toPageSource('guides/start', 'A', 'B\n'),
        text: `---\ntitle: A\ndescription: "${description} ${escape}"\n---\n\nB\n`,
      },
    ]) {
      assertRefused(problemsOf(source, withPage(page)), page.file)
    }
    const [library] = change('chip', '', (text) => text.replace('How much', () => raw))
    assertRefused(problemsOf(library, pages), 'kit/components/chip.edge')
    const [other] = change('chip', '', (text) =>
      text.replace("onRemove: { type: 'string'", () => `a: { type: 'string', default: '${escape}'`),
    )
    assertRefused(problemsOf(other, pages), 'kit/components/chip.edge')
    const named = { ...source, library: { ...source.library, name: `A${raw}` } }
    assertRefused(problemsOf(named, pages), 'kit/library.ts')
    const tokens = source.tokens.map((group) => ({ ...group, description: `A ${raw} b.` }))
    assertRefused(problemsOf({ ...source, tokens }, pages), 'kit/tokens.ts')
  }
})

test('rejects facts about the library that would break where they are written', () => {
  const { version, ...library } = source.library
  assert.ok(version && librarySchema.safeParse(library).success)
  for (const wrong of [
    { name: 'A\nb' },
    { name: 'A\u2028b' },
    { summary: 'A\r\nb' },
    { categories: ['A\nb'] },
    { package: 'a"><script>' },
    { package: '../a' },
    { package: 'a b' },
    { namespace: '__proto__' },
    { docsUrl: 'javascript:probe()' },
    { docsUrl: 'https://a.test/)](javascript:probe()' },
    { repository: 'https://a.test/"><script>' },
    { repository: 'https://a.test/ b' },
    { repository: 'data:text/html,a' },
    { versions: [{ label: 'A', url: 'javascript:probe()' }] },
    { versions: [{ label: 'A\nb', url: 'https://a.test' }] },
    JSON.parse('{"__proto__":{"name":"A"}}'),
  ]) {
    const keys = Object.entries({ ...library, ...wrong })
    const value = Object.fromEntries(keys.filter(([key]) => key !== '__proto__'))
    if (Object.hasOwn(wrong, '__proto__'))
      Object.defineProperty(value, '__proto__', { value: {}, enumerable: true })
    assert.ok(!librarySchema.safeParse(value).success, JSON.stringify(wrong))
  }
  assert.deepEqual(Object.keys(Object.prototype), [])
})

test('rejects inherited property names as front matter keys, and changes no prototype [prototypes]', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', '"__proto__"']) {
    for (const value of ['a', '{ polluted: a }', '{ prototype: { polluted: a } }']) {
      const page = toPageSource('guides/start', 'Start', 'A\n', `${key}: ${value}\n`)
      const problems = problemsOf(source, withPage(page))
      assertRefused(problems, page.file)
      assert.ok(problems[0]!.startsWith('Cannot read front matter key'), problems[0])
    }
  }
  const alias = toPageSource('guides/start', 'Start', 'A\n', '<<: { __proto__: { polluted: a } }\n')
  assertRefused(problemsOf(source, withPage(alias)), alias.file)
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before)
})
