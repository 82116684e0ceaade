import assert from 'node:assert/strict'
import test from 'node:test'
import { findMain } from '../../../agent-docs/find-main.ts'
import { htmlToMarkdown } from '../../../agent-docs/html-to-markdown.ts'

/** The content of pages, with the Markdown that it is converted to. */
const cases: [string, string, string][] = [
  [
    'tabs with their labels',
    '<ul role="tablist"><li><a role="tab" id="t1" href="#p1">npm</a></li><li><a role="tab" id="t2" href="#p2">pnpm</a></li></ul><div role="tabpanel" id="p1" aria-labelledby="t1"><p>A</p></div><div role="tabpanel" id="p2" aria-labelledby="t2" hidden><p>B</p></div>',
    '**npm**\n\nA\n\n**pnpm**\n\nB\n',
  ],
  [
    'code of Expressive Code with its title, and without its buttons',
    '<figure class="frame"><figcaption class="header"><span class="title">a.js</span></figcaption><pre data-language="js"><code><div class="ec-line"><div class="gutter">1</div><div class="code">if (x) {</div></div><div class="ec-line"><div class="code">\n</div></div><div class="ec-line"><div class="code"><span>  `y`</span></div></div></code></pre><div class="copy"><button data-code="…">Copy</button></div></figure>',
    '```js title="a.js"\nif (x) {\n\n  `y`\n```\n',
  ],
  [
    'code of other highlighters',
    '<pre class="language-ts"><code><span>const</span> <span>a</span>\n\n  b\n</code></pre>',
    '```ts\nconst a\n\n  b\n```\n',
  ],
  [
    'a note as a quote with its title',
    '<aside class="starlight-aside"><p class="starlight-aside__title" aria-hidden="false"><svg></svg>Tip</p><section><p>Do it.</p></section></aside>',
    '> **Tip**\n>\n> Do it.\n',
  ],
  [
    'a title and a description that only styles separate',
    '<div><span><a href="/a">Title</a><span class="description">Text</span></span></div>',
    '[Title](/a) Text\n',
  ],
  [
    'a tree of files without blank lines',
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
    '- a\n  - b\n  - c\n- d\n',
  ],
  [
    'headings without links to themselves',
    '<h2 id="x">Set up <a class="anchor" href="#x">#</a></h2><h3>A <a href="#a">¶</a></h3>',
    '## Set up\n\n### A\n',
  ],
  [
    'tables, tasks, formulas and details',
    '<table><tr><th>A</th></tr><tr><td><code>a|b</code></td></tr></table><ul><li><input type="checkbox" checked> done</li></ul><p><span class="katex"><span class="katex-mathml"><math><semantics><annotation>x^2</annotation></semantics></math></span></span></p><details><summary>More</summary><p>Text</p></details>',
    '| A |\n| - |\n| `a\\|b` |\n\n- [x] done\n\n$x^2$\n\n**More**\n\nText\n',
  ],
  [
    'text alone',
    '<script>a</script><style>b</style><nav>c</nav><footer>d</footer><button>e</button><p hidden>f</p><span aria-hidden="true">g</span><span class="sr-only">h</span><div data-agent-docs-ignore>i</div><p>Only <b>this</b>.</p>',
    'Only **this**.\n',
  ],
]

for (const [what, html, markdown] of cases) {
  test(`converts ${what}`, () => {
    const { content } = findMain(`<body><p>Outside</p><main>${html}</main></body>`)
    assert.equal(
      htmlToMarkdown(content, (url) => url),
      markdown,
    )
  })
}

test('resolves every link and image', () => {
  const { content } = findMain('<main><a href="a">A</a> <img src="b" alt="B"></main>')
  assert.equal(
    htmlToMarkdown(content, (url) => `/${url}`),
    '[A](/a) ![B](/b)\n',
  )
})
