/** A page that is hard to parse correctly. */
export interface CorpusPage {
  name: string
  text: string
  /** Whether it has no directives, so that its body is published byte for byte */
  isPlain?: boolean
  /** Whether it has an H1, so that it does not get another */
  hasTitle?: boolean
}

const lines = (...parts: string[]) => parts.join('\n')

/** Pages that break Markdown tools, each with one difficulty. */
export const corpus: CorpusPage[] = [
  { name: 'empty', text: '' },
  { name: 'front matter only', text: '---\ntitle: A\n---' },
  { name: 'front matter without final newline', text: '---\ntitle: A\n---\n\nText' },
  { name: 'body that starts with indented code', text: '---\ntitle: A\n---\n\n    code\n' },
  { name: 'body that ends in spaces and newlines', text: 'Text  \nmore  \n\n\n' },
  { name: 'no front matter', text: '## A\n\nText with *stars* and _lines_ and \\*escapes\\*.\n' },
  {
    name: 'duplicate headings',
    text: '## Same\n\n### Same\n\n## Same\n\n## Same 1\n\n## Same-1\n\n## same\n\n##\n\n##\n',
  },
  { name: 'setext headings', hasTitle: true, text: 'One\nline\n===\n\nTwo `code`\n---\n\n***\n' },
  { name: 'closed and indented headings', text: '## A ##\n\n  ### B #\n\n#not a heading\n' },
  {
    name: 'headings in containers',
    text: '> ## Quote\n>\n> - ### List in quote\n\n- ## List\n\n  1. #### Deep\n',
  },
  {
    name: 'headings with markup',
    text: lines(
      '## `code` and **bold** and _it_ and ~~gone~~',
      '## [link](/a) and ![image](/b.png) and <https://c.d>',
      '## Tag <kbd>Esc</kbd> &amp; entity &copy; \\* escape',
      '## `{ a }` { b } ${c}',
      '## Emoji 🎉 Ünïcödé 日本語',
      '## x-kit::button and kit:list, "quoted" it\'s -- dash --- long... dots . . . <<a>>',
      '## `a -- b` ``double ` tick`` a--b 1 -- 2 ---',
      '## Break  ',
      '## Footnote[^1]',
      '',
      '[^1]: Text',
    ),
  },
  {
    name: 'footnotes with headings',
    text: lines(
      'First[^b], second[^a].',
      '',
      '[^a]: Note',
      '',
      '    ## In note a',
      '',
      '[^b]: ## In note b',
      '',
      '[^c]: ## Never shown',
      '',
      '## After',
    ),
  },
  { name: 'footnotes label slug', text: '## Footnotes\n\nA[^1]\n\n## Footnotes\n\n[^1]: b\n' },
  {
    name: 'fences in fences',
    text: lines('````md', '```ts', '::api', '[a](/b)', '```', '````', '', '~~~', '```', '~~~'),
  },
  {
    name: 'fences in containers',
    text: lines(
      '> para',
      '> ```edge preview  {1,3} title="a b"',
      '> code',
      '>  indented',
      '>',
      '> \ttab',
      '> ```',
      '',
      '- item',
      '',
      '  ```ts',
      '    two more',
      '  none',
      'out of the list',
      '',
      '1.  > - ~~~js',
      '    >   deep',
      '    >   ~~~',
    ),
  },
  {
    name: 'tabs',
    text: '-\titem\n\n\t```ts\n\tcode\n\t\tmore\n\t```\n\n\t\tindented code\n\n> \t```\n> \tx\n> \t```\n',
  },
  { name: 'fence without end', text: 'Text\n\n```ts\ncode\n\nmore\n\n' },
  { name: 'empty fences', text: '```\n```\n\n```ts\n\n```\n\n> ```js\n> ```\n\n```\n' },
  { name: 'indented fence', text: '   ```ts\n   a\n  b\n     c\n   ```\n' },
  { name: 'info with entities', text: '```c&#43;&#43; a\\_b &amp;\nx\n```\n\n~~~ `a`\nb\n~~~\n' },
  {
    name: 'windows line ends',
    text: '---\r\ntitle: A\r\n---\r\n\r\n## A\r\n\r\n```ts\r\na\r\n\r\nb\r\n```\r\n',
  },
  { name: 'byte order mark', text: '\uFEFF---\ntitle: A\n---\n\n## A\n' },
  { name: 'old mac line ends', text: '## A\r\r```ts\ra\r```\r' },
  {
    name: 'tables',
    text: lines(
      '| A \\| B | `c` |',
      '| :-- | --: |',
      "| `'a' \\| 'b'` | [x](/a\\|b) ![i](/i.png) |",
      '| \\\\ | a \\\\\\| b',
      '|',
      '| --- |',
    ),
  },
  {
    name: 'links',
    text: lines(
      '[a](/a) [b](</b c> "t") [c](  /c  \'t\'  ) [d](/d(e)f) [e](/e\\)f) [f](/f?a=1&amp;b=2)',
      '[](/empty) [g]() [h](<>) ![i](/i.png) [![j](/j.png)](/k) ![l [m](/m)](/n.png)',
      '[ref][r] [R] [short] [missing] `[no](/no)` <https://auto.link> www.auto.link a@b.c',
      '\\[not](/not) [multi',
      'line](/multi',
      '"title")',
      '',
      '> - [quoted',
      '> text](/q)',
      '',
      '[r]: /r "title"',
      "[short]: </s t> 'x'",
      '[unused]:',
      '  /unused',
      '[r]: /second',
      '[^f]: [in note](/note)',
      '',
      'Note[^f]',
    ),
  },
  {
    name: 'html',
    text: lines(
      '<!-- comment',
      '',
      '## Not a heading -->',
      '',
      '<div>',
      '## Not a heading',
      '[no](/no)',
      '',
      '## A heading',
      '</div>',
      '',
      'a <b>b</b> <!-- c --> <a href="/x">d</a>',
      '## H <span>s</span>',
    ),
  },
  { name: 'lists', text: '- [ ] task\n- [x] done\n* other\n  continued\nlazy\n\n10) ten\n' },
  { name: 'hard breaks and odd spaces', text: 'a  \nb\\\nc\u00a0d\u2028e\u0000f\n\n\n\n\u3000\n' },
  {
    name: 'directives in code only',
    text: '```md\n::api\n```\n\n    ::api\n\n`::api` and a ::api b\n\n::Api\n\n:api\n\n:: api\n',
  },
  {
    name: 'directives',
    text: '---\ntitle: A\n---\n\n## A\n\n::api button\n\n- x\n\n::list\n',
    isPlain: false,
  },
  {
    name: 'markdown twice',
    text: '**Note**\n: not a list\n\n--\n\n***\n\n+++\n\n<x-kit::button>\n',
  },
]
