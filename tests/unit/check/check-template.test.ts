import assert from 'node:assert/strict'
import test from 'node:test'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { fixTemplate } from '../../../engine/check/fix-template.ts'
import { checked } from './library.ts'

/** Returns each problem as `line:col-line:col rule message → suggestion`. */
function check(text: string, options = {}): string[] {
  return checkTemplate(text, checked, options).map(
    ({ line, col, endLine, endCol, rule, message, suggestion }) =>
      `${line}:${col}-${endLine}:${endCol} ${rule} ${message} → ${suggestion}`,
  )
}

function assertNone(...texts: string[]): void {
  for (const text of texts) assert.deepEqual(check(text), [], text)
}

test('reports nothing in a correct template', () => {
  assertNone(
    '',
    'Text\n',
    '<x-acme::button variant="solid" icon-name="check" :size="2" data-of-it stroke-width="2" wide>Go</x-acme::button>',
    '<x-other::thing nam="a" /><b nam="a">{{ "<x-acme::chip nam />" }}</b>',
    '{{-- <x-acme::buton> --}}<!-- <x-acme::buton> --><script>"<x-acme::buton>"</script>@<x-acme::buton>',
  )
})

test('reports an attribute with a hyphen as an error if it is a prop of another component', () => {
  const [found] = checkTemplate('<x-acme::key icon-name="check">Go</x-acme::key>', checked)
  assert.deepEqual([found!.rule, found!.severity], ['unknown-prop', 'error'])
})

test('warns about an attribute with a hyphen that nothing reads', () => {
  const [found, ...others] = checkTemplate(
    '<x-acme::button size-of-it>Go</x-acme::button>',
    checked,
  )
  assert.deepEqual([found!.rule, found!.severity, others], ['unknown-prop', 'warning', []])
  assertNone(
    '<x-acme::button hx-get="/a" x-on="a" v-if="a" ng-click="a" up-target="a" phx-click="a">A</x-acme::button>',
    '<x-acme::button turbo-frame="a" sse-swap="a" ws-send wire:click="a" accept-charset="a">A</x-acme::button>',
  )
})

test('reports every tag that the tag compiler rejects, with its position', () => {
  assert.deepEqual(
    check('<x-acme::button :size="1 +">A</x-acme::button>\n<x-acme::meter :max="a b" />'),
    [
      '1:27-1:28 syntax Unexpected token in ":size" of <x-acme::button> → Write one complete JavaScript expression.',
      '2:24-2:26 syntax Unexpected token in ":max" of <x-acme::meter> → Write one complete JavaScript expression.',
    ],
  )
  assert.deepEqual(check('a\n  <x-acme::button variant="solid"\n'), [
    '2:3-3:1 syntax Unterminated tag <x-acme::button → End the tag with `>` or `/>`, and each value with its quote.',
  ])
})

test('names the attribute whose closing quote may be missing', () => {
  const advice = 'End the tag with `>` or `/>`, and each value with its quote.'
  const cause = 'the closing quote of "label" in line 1 may be missing'
  assert.deepEqual(check('<x-acme::button label="Save>Save</x-acme::button>\n<p>"x"</p>'), [
    `2:6-2:6 syntax Unexpected """ inside <x-acme::button>: ${cause} → ${advice}`,
  ])
  for (const text of [
    '<x-acme::button label="Save wide="a">Save</x-acme::button>',
    "<x-acme::button label='Save>Save</x-acme::button>\n<p class='a'>b</p>",
    '<x-acme::button label="Save>Save</x-acme::button>\n<a href="/">b</a>',
    '<x-acme::button icon-name="a" label="Save /><b class="c">',
  ]) {
    assert.ok(check(text)[0]?.includes(`: ${cause} → ${advice}`), check(text).join())
  }
  assert.deepEqual(check('<x-acme::button label="Say "a" now">b</x-acme::button>'), [
    '1:30-1:30 syntax Unexpected """ inside <x-acme::button> → Write each attribute as `name` or `name="value"`, and a quote in a value as `&quot;`.',
  ])
  const comparison = checkTemplate('<x-acme::button :disabled="a > 3" label="Say "hi"">b', checked)
  assert.doesNotMatch(comparison[0]!.message, /closing quote/)
  const [native] = checkTemplate('<x-acme::button :slot="a &&">b</x-acme::button>', checked)
  assert.equal(native?.suggestion, 'Write one complete JavaScript expression.')
})

test('says how to fix each kind of syntax error', () => {
  for (const [text, found] of [
    [
      '<x-acme::button :wide="{{ a }}">b</x-acme::button>',
      'Expected an expression without {{ }} in ":wide" of <x-acme::button> → Delete the braces.',
    ],
    [
      '<x-acme::button {{ a b }}>b</x-acme::button>',
      'Unexpected token in {{ }} of <x-acme::button> → Write one complete JavaScript expression.',
    ],
    [
      '<x-acme::button label="a {{ b. }}">b</x-acme::button>',
      'Unexpected token in "label" of <x-acme::button> → Write one complete JavaScript expression.',
    ],
    [
      '<x-acme::button :class>b</x-acme::button>',
      '":class" needs a value: class cannot be a variable → Write the value in quotes.',
    ],
    [
      '<x-acme::button :wide="function () {}">b</x-acme::button>',
      'of <x-acme::button> → Compute the value in the controller, and pass it to the template.',
    ],
    [
      '<x-acme::panel><x-slot :name="a">b</x-slot></x-acme::panel>',
      '→ Write it as `<x-slot name="footer">`, with `let` if the slot passes data.',
    ],
    ['{{ a( }}', '→ Write one complete JavaScript expression in the braces or parentheses.'],
    ['@if()\na\n@end', '→ Write its argument in the parentheses, as in `@if(isOwner)`.'],
    ['@let(a = 1)\n@let(a = 2)', '→ Choose another name, or change the variable with `@assign`.'],
  ] as const) {
    assert.ok(check(text)[0]?.endsWith(found), `${text}: ${check(text).join()}`)
  }
})

test('points to an `@end` after other text, which closes no block', () => {
  const unclosed = '1:5-1:6 syntax Unclosed tag if → '
  assert.deepEqual(check('@if(a)\n  yes @end'), [
    `${unclosed}Write the \`@end\` of line 2 on a line of its own.`,
  ])
  assert.deepEqual(check('@if(a)\n<p>\n  yes</p> @endif\n'), [
    `${unclosed}Write the \`@endif\` of line 3 on a line of its own.`,
  ])
  for (const after of ['me@end.test', '<code>a @end</code>', '{{-- a @end --}}', 'b']) {
    assert.deepEqual(check(`@if(a)\n${after}`), [`${unclosed}Write \`@end\` where its block ends.`])
  }
})

test('reports tags with the separator of another library, and fixes them', () => {
  const page =
    '<x-acme:button>a</x-acme:button>\n<acme::buton /><x-acme-button-group></x-acme-button-group>'
  assert.deepEqual(check(page), [
    '1:1-1:15 unknown-component Unknown tag <x-acme:button> → Did you mean <x-acme::button>?',
    '2:1-2:13 unknown-component Unknown tag <acme::buton> → Did you mean <x-acme::button>?',
    '2:16-2:36 unknown-component Unknown element <x-acme-button-group> → Did you mean <x-acme::button-group>?',
  ])
  assert.equal(
    fixTemplate(page, checked).text,
    '<x-acme::button>a</x-acme::button>\n<acme::buton /><x-acme-button-group></x-acme-button-group>',
  )
  assert.equal(
    fixTemplate('<x-acme::button>a</x-acme:button>', checked).text,
    '<x-acme::button>a</x-acme::button>',
  )
  assertNone('<x-acme-other></x-acme-other><acme:thing></acme:thing>{{-- <x-acme:button> --}}')
})

test('reports tags that are unclosed or closed in the wrong order', () => {
  assert.deepEqual(check('<p>\n<x-acme::panel>a</p>'), [
    '2:1-2:16 syntax Unclosed tag <x-acme::panel> → Close it in the block in which it was opened; an empty tag can end with `/>`.',
  ])
  assert.match(
    check('<x-acme::panel><x-acme::button>a</x-acme::panel></x-acme::button>').join(),
    /^1:33-1:49 syntax Unexpected <\/x-acme::panel>/,
  )
  assert.match(check('a</x-acme::panel>').join(), /^1:2-1:18 syntax Unexpected <\/x-acme::panel>/)
})

test('reports what Edge rejects, with or without tags of the library in it', () => {
  for (const [text, found] of [
    ['{{ a( }}', '1:7-1:8 syntax Unexpected token'],
    ['\n{{ a', '2:1-2:2 syntax Unclosed "{{"'],
    ['<p>\n{{ a }</p>\n@if(b)\n{{ c }}\n@end', '2:1-2:2 syntax Unclosed "{{"'],
    ['\n<x-acme::button label="{{ a">b</x-acme::button>\n', '2:24-2:26 syntax Unclosed "{{"'],
    ['\n<x-acme::button {{ a>b</x-acme::button>\n', '2:17-2:19 syntax Unclosed "{{"'],
    ['@if(a)\n', '1:5-1:6 syntax Unclosed tag if → Write `@end` where its block ends.'],
    ['@if()\na\n@end', '1:5-1:6 syntax Cannot read the argument of this tag'],
    ['@each(a of)\n@end', '1:9-1:10 syntax Unexpected token'],
    ['@let(a = 1)\n@let(a = 2)', "syntax Identifier 'a' has already been declared"],
  ] as const) {
    const [first, ...others] = check(text)
    assert.equal(others.length, 0)
    assert.ok(first?.includes(found), `${text}: ${first}`)
  }
})

test('reports a second `@props`, and one inside a block', () => {
  const message = '@props can be used once in a template, outside of any block'
  const remedy = 'Keep one `@props`, outside of any block.'
  for (const text of [
    "@props({ a: 'b' })\n@props({ c: 'd' })",
    "@props({ a: 'b' })\n@!props({ a: 'b' })",
    "@if(a)\n@props({ c: 'd' })\n@end",
  ]) {
    const [found, ...more] = check(text)
    assert.deepEqual(more, [])
    assert.match(found!, /^2:\d+-2:\d+ syntax /)
    assert.ok(found!.endsWith(`${message} → ${remedy}`), found)
  }
  assertNone("@props({ a: 'b' })\n{{-- @props({ c: 'd' }) --}}")
})

test('reports all problems of a template, not only the first syntax error', () => {
  assert.deepEqual(
    check(
      '<x-acme::panel>\n<x-acme::button :size="1 +" varint="solid">A</x-acme::button>\n' +
        '</x-acme::panel>\n<x-acme::panel.title>B</x-acme::panel.title>',
    ).map((line) => line.split(' ').slice(0, 2).join(' ')),
    ['2:27-2:28 syntax', '2:29-2:35 unknown-prop', '4:1-4:22 missing-parent'],
  )
})

test('accepts tags of the application, whether they are blocks or not', () => {
  assertNone(
    '@if(a)\n<x-acme::panel>\n@can("edit", post)\nb\n@end\n</x-acme::panel>\n@end',
    '<x-acme::panel>\n@vite(["app.js"])\n@can("a")\nb\n@end\n</x-acme::panel>',
    '@layouts.app({ title: "a" })\n<x-acme::panel>a</x-acme::panel>\n@end',
    '@error("email")\n<x-acme::panel>a</x-acme::panel>\n@end',
    '@can("edit")\n<x-acme::panel>a</x-acme::panel>\n@else\nb\n@endcan',
    '@can("a")\n@let(b = 1)\n@end\n@can("c")\n@let(b = 2)\n@end',
    '@editor()\n@slot("after")\na\n@end\n@end\n<x-acme::panel>a</x-acme::panel>',
    '@a("")\n@end\n@b("")\n@end\n@c("")\n@end\n@d("")\n@end\n@!e("")',
    '<style>\n@media (min-width: 1px) { a { color: red } }\n</style>',
    'Write to\n@someone on the other side',
  )
})

test('reports an unknown component at its name, in tags and in calls', () => {
  assert.deepEqual(check('<x-acme::buton>a</x-acme::buton>'), [
    '1:1-1:15 unknown-component Unknown component <x-acme::buton> → Did you mean <x-acme::button>?',
  ])
  assert.deepEqual(check('<x-acme::zebra />'), [
    '1:1-1:15 unknown-component Unknown component <x-acme::zebra> → Run `node ace acme:list` to list all components.',
  ])
  assert.deepEqual(check('@acme.butonGroup()\n@end\n@!component("acme::panel/titel")'), [
    '1:1-1:17 unknown-component Unknown component @acme.butonGroup() → Did you mean "buttonGroup"?',
    `3:1-3:31 unknown-component Unknown component @component('acme::panel/titel') → Did you mean "panel/title"?`,
  ])
})

test('reports an attribute that is neither a prop nor valid HTML, in tags and calls', () => {
  assert.deepEqual(check('<x-acme::meter :max="1" nam="a" />'), [
    '1:25-1:28 unknown-prop Unknown prop "nam" of <x-acme::meter> becomes an HTML attribute → Its props are max. Start the name of your own attribute with data-.',
  ])
  assert.deepEqual(check('<x-acme::button :icn-name="a">b</x-acme::button>'), [
    '1:18-1:26 unknown-prop Unknown prop "icn-name" of <x-acme::button> becomes an HTML attribute → Did you mean "icon-name"?',
  ])
  assert.deepEqual(check("@!acme.button({ icnName: 'a', 'data-x': 1 })"), [
    '1:17-1:24 unknown-prop Unknown prop "icnName" of @acme.button() becomes an HTML attribute → Did you mean "iconName"?',
  ])
  assert.deepEqual(check('<x-acme::sealed id="a" />'), [
    '1:17-1:19 unknown-prop Unknown prop "id" of <x-acme::sealed> has no effect → It has no props. Start the name of your own attribute with data-.',
  ])
})

test('reports attributes of a component whose declared element is named like an object method', () => {
  assert.deepEqual(check('<x-acme::odd size="a" />'), [
    '1:14-1:18 unknown-prop Unknown prop "size" of <x-acme::odd> becomes an HTML attribute → It has no props. Start the name of your own attribute with data-.',
  ])
})

test('accepts attributes of HTML and of client-side libraries', () => {
  for (const attribute of [
    'id="a"',
    'class="b"',
    '::class="open"',
    'role="note"',
    'aria-label="c"',
    'data-acme-fold',
    '@click="open = true"',
    '@keydown.enter.prevent="go"',
    'onclick="go()"',
    'x-on:click="go()"',
    'hx-get="/"',
    'wire:model="d"',
    'sse-connect="/"',
    '_="on click go"',
    'interestfor="i"',
    'popovertarget="e"',
    '{{ $attrs }}',
  ]) {
    assertNone(`<x-acme::button ${attribute}>a</x-acme::button>`)
  }
})

test('accepts an HTML attribute that is a prop of another component only on an element that has it', () => {
  assertNone(
    '<x-acme::panel><x-acme::panel.title maxlength="3">a</x-acme::panel.title></x-acme::panel>',
  )
  assert.match(check('<x-acme::button max="3">a</x-acme::button>').join(), /unknown-prop .*"max"/)
  assertNone('<x-acme::button name="go" value="1">a</x-acme::button>')
})

test('reports the second of two attributes with one name', () => {
  assert.deepEqual(check('<x-acme::meter :max="1" max="2" />'), [
    '1:25-1:32 duplicate-attribute Attribute "max" is given twice to <x-acme::meter> → Keep one of the two.',
  ])
  assert.deepEqual(check('<x-acme::meter :max="1" Class="a" class="b" />'), [
    '1:35-1:44 duplicate-attribute Attribute "class" is given twice to <x-acme::meter> → Keep one of the two.',
  ])
  assertNone('<x-acme::meter :max="1" class="a" :class="b" />')
  assertNone('<x-acme::meter :max="1" data-on-top="a" data-ontop="b" />')
})

test('reports a literal value that the prop does not accept', () => {
  for (const [attribute, found] of [
    [
      'variant="soldi"',
      '"soldi" for prop "variant" → Expected one of "solid", "soft". Did you mean "solid"?',
    ],
    [`:variant="'loud'"`, '"loud" for prop "variant" → Expected one of "solid", "soft".'],
    [`:variant="a ? 'solid' : 'loud'"`, '"loud" for prop "variant"'],
    [`:variant="a ?? 'loud'"`, '"loud" for prop "variant"'],
    ['variant', 'true for prop "variant"'],
    ['size="big"', '"big" for prop "size" → Expected a number.'],
    [':size="[1]"', 'array for prop "size"'],
    [':size="{ a }"', 'object for prop "size"'],
    ['wide="no"', '"no" for prop "wide" → Expected a boolean.'],
    ['rows="a"', '"a" for prop "rows" → Expected an array.'],
    ['level="3"', '"3" for prop "level" → Expected one of 1, 2.'],
    ['icon-name', 'true for prop "iconName" → Expected a string.'],
    [`variant="{{ a ? 'solid' : 'loud' }}"`, '"loud" for prop "variant"'],
    [`variant='{{{ "soldi" }}}'`, '"soldi" for prop "variant" → Expected one of'],
    ['variant="{{ false }}"', 'false for prop "variant"'],
    ['size="{{ true }}"', 'true for prop "size" → Expected a number.'],
    ['rows="{{ {} }}"', 'object for prop "rows"'],
    ['icon-name="{{ {} }}"', 'object for prop "iconName" → Expected a string.'],
    [':icon-name="a ? false : b"', 'false for prop "iconName" → Expected a string.'],
  ]) {
    const [first = '', ...others] = check(`<x-acme::button ${attribute}>a</x-acme::button>`)
    assert.ok(first.includes(`invalid-value Invalid value ${found}`), `${attribute}: ${first}`)
    assert.deepEqual(others, [])
  }
})

test('accepts values that fit, and values that are only known when rendering', () => {
  for (const attribute of [
    'variant="{{ a }}"',
    'variant="so{{ a }}"',
    ':variant="a"',
    ':variant',
    ':variant="`so${a}`"',
    ':variant="null"',
    ':variant="a && b"',
    'size="3"',
    ':size="-1.5"',
    'wide',
    'wide=""',
    'wide="wide"',
    ':wide="0"',
    ':rows="[a, b]"',
    'label="a"',
    ':label="2"',
    'data="anything"',
    'level="2"',
    'icon-name="a &amp; b"',
    'size="{{ 3 }}"',
    'size="{{ a ? 3 : null }}"',
    'wide="{{ false }}"',
    'wide="{{ 0 }}"',
    'rows="{{ [1, a] }}"',
    'icon-name="{{ true }}"',
    'icon-name="{{ a ? 1 : false }}"',
    "icon-name=\"{{ ['a', 'b'] }}\"",
    `variant=" {{ a ? 'solid' : 'loud' }} "`,
  ]) {
    assertNone(`<x-acme::button ${attribute}>a</x-acme::button>`)
  }
})

test('reports a URL that would run a script, however it is written', () => {
  const expected = 'Expected a URL, not a script or data.'
  for (const written of [
    'href="javascript:alert(1)"',
    'HREF="JavaScript:alert(1)"',
    'hRef=javascript:alert(1)',
    'href="&#106;avascript&colon;alert(1)"',
    'href="java&#10;script:alert(1)"',
    'href="java&Tab;script:alert(1)"',
    'href=" \u0001java\n\tscript:alert(1)"',
    'href="javascript:remove({{ id }})"',
    'href="&#x6a;avascript:{{ id }}"',
    ':href="\'vbscript:a\'"',
    ":href=\"busy ? '/a' : 'javascript:void 0'\"",
    "href=\"{{ busy ? '/a' : 'javascript:void 0' }}\"",
    'href="vbscript:a"',
    'href="data:text/html,<script>alert(1)</script>"',
    'href="data:image/svg+xml,a"',
    'formaction="javascript:alert(1)"',
    'FormAction="javascript:alert(1)"',
    'action="javascript:alert(1)"',
    'src="data:text/html,a"',
    'poster="javascript:a"',
    'ping="javascript:a"',
    'xlink:href="javascript:a"',
  ]) {
    const [, name] = /^:?([\w:]+)/.exec(written)!
    const found = check(`<x-acme::button ${written}>A</x-acme::button>`)
    const [problem] = found.filter((one) => one.includes('invalid-value'))
    const [, message] = / invalid-value (.*)$/s.exec(problem ?? '') ?? []
    assert.equal(message, `Invalid value for attribute "${name}" → ${expected}`, written)
  }
  assert.deepEqual(check("@!acme.button({ href: 'javascript:a' })"), [
    `1:17-1:37 invalid-value Invalid value for attribute "href" → ${expected}`,
  ])
  assert.deepEqual(check('<x-acme::linked href="javascript:a" />'), [
    `1:17-1:36 invalid-value Invalid value for prop "href" → ${expected}`,
  ])
  assertNone(
    '<x-acme::button href="/javascript:a">A</x-acme::button>',
    '<x-acme::button href="#data:a" src="data:image/png;base64,AA">A</x-acme::button>',
    '<x-acme::button href="{{ url }}" formaction="https://a.test/{{ id }}">A</x-acme::button>',
    '<x-acme::button title="javascript:a" :href="url">A</x-acme::button>',
    '<x-acme::linked href="mailto:a@b.test" />',
  )
})

test('reports a missing required prop, unless dynamic attributes may provide it', () => {
  assert.deepEqual(check('<x-acme::meter />'), [
    '1:1-1:18 missing-prop Missing required prop "max" of <x-acme::meter> → Add `max`, of type number.',
  ])
  for (const value of ['null', 'a ? 1 : null']) {
    assert.deepEqual(check(`<x-acme::meter :max="${value}" />`), [
      `1:1-1:${26 + value.length} missing-prop Missing required prop "max" of <x-acme::meter> → It can be \`null\`, which counts as missing. Expected a value of type number.`,
    ])
  }
  assert.match(
    check('<x-acme::meter :max="null" maxx="1" />').join(),
    /There is "maxx"\. Did you mean "max"/,
  )
  assert.match(check('@!acme.meter()').join(), /^1:1-1:15 missing-prop .* @acme\.meter\(\)/)
  assertNone('<x-acme::meter {{ $attrs }} />', '<x-acme::meter :max="a" />')
  assert.match(check('<x-acme::meter max="{{ a ? 1 : null }}" />').join(), /It can be `null`/)
  assert.match(check('<x-acme::dialog :id="a ? 1 : null">b</x-acme::dialog>').join(), /`null`/)
  // Of a prop that takes a text, it is an empty text.
  assertNone('<x-acme::dialog id="{{ a ? 1 : null }}">b</x-acme::dialog>')
  assertNone('@!acme.meter(options)', '@!acme.meter({ ...options })', '@!acme.meter({ [a]: 1 })')
})

test('reports a slot that the component does not have', () => {
  assert.deepEqual(check('<x-acme::panel>\n<x-slot name="man">a</x-slot>\n</x-acme::panel>'), [
    '2:1-2:20 unknown-slot Unknown slot "man" of <x-acme::panel> is not shown → Did you mean "main"?',
  ])
  assert.deepEqual(check("@acme.panel()\n@slot('ende')\na\n@end\n@end"), [
    '2:1-2:14 unknown-slot Unknown slot "ende" of @acme.panel() is not shown → Its slots are main.',
  ])
  assertNone('<x-acme::panel><x-slot:main>a</x-slot:main></x-acme::panel>')
})

test('reports a required slot that is empty', () => {
  const heading = '<x-slot name="heading">H</x-slot>'
  const found = (inside: string, attributes = '') =>
    check(`<x-acme::note${attributes}>${inside}</x-acme::note>`).map((line) => line.split(' → ')[0])
  const empty = '1:1-1:15 missing-slot Required slot "main" of <x-acme::note> is empty'
  assert.deepEqual(found(heading), [empty])
  assert.deepEqual(found(` \n{{-- a --}} ${heading} `), [empty])
  assert.deepEqual(found(` <!-- Soon. --> ${heading} <!--\nb -->`), [empty])
  assert.deepEqual(found('a'), [empty.replace('main', 'heading')])
  assert.deepEqual(found(`${heading}a`), [])
  assert.deepEqual(found(`${heading}{{ a }}`), [])
  assert.deepEqual(found(`${heading}\n@include('a')\n`), [])
  assert.deepEqual(found(`${heading}<x-slot name="main">a</x-slot>`), [])
  assert.deepEqual(found('', ' x-text="a"'), [])
})

test('reports a sub-component outside its parent', () => {
  const title = '<x-acme::panel.title>a</x-acme::panel.title>'
  assert.deepEqual(check(`<b>\n${title}</b>`), [
    '2:1-2:22 missing-parent <x-acme::panel.title> belongs inside <x-acme::panel> → Put it into <x-acme::panel>.',
  ])
  assertNone(
    `<x-acme::panel><x-acme::button>${title}</x-acme::button></x-acme::panel>`,
    `@acme.panel()\n@if(a)\n${title}\n@end\n@end`,
    `<x-acme::panel>\n@acme.panel.title()\na\n@end\n</x-acme::panel>`,
  )
})

test('only warns about a sub-component without its parent in a partial, and accepts it in other templates', () => {
  const title = '<x-acme::panel.title>a</x-acme::panel.title>'
  const [found] = checkTemplate(title, checked, { isPartial: true })
  assert.deepEqual([found?.rule, found?.severity], ['missing-parent', 'warning'])
  assertNone(`@components.frame()\n${title}\n@end`, `@component('frame')\n${title}\n@end`)
  assertNone('<x-acme::panel.end for="a">b</x-acme::panel.end>')
  assert.match(check('<x-acme::panel.end>b</x-acme::panel.end>').join(), /missing-parent/)
})

test('warns about deprecated components and props', () => {
  const found = checkTemplate(
    '<x-acme::former />\n<x-acme::button old="a" colour="b">c</x-acme::button>',
    checked,
  )
  assert.deepEqual(
    found.map(({ severity, line, col, message, suggestion }) => [
      `${severity} ${line}:${col} ${message}`,
      suggestion,
    ]),
    [
      ['warning 1:1 Deprecated component <x-acme::former>', 'It goes in 3.0. Use `button`.'],
      ['warning 2:17 Deprecated prop "old" of <x-acme::button>', 'It does nothing.'],
      ['warning 2:25 Deprecated prop "colour" of <x-acme::button>', 'Use `variant`.'],
    ],
  )
})

test('warns about a misspelt prop of a component that a boolean prop or attribute gets', () => {
  const props = '@props({ isBusy: false, hidden: false, users: [], open: false })\n'
  const check = (tag: string) =>
    checkTemplate(props + tag, checked).map(({ severity, line, col, message, suggestion }) => [
      `${severity} ${line}:${col} ${message}`,
      suggestion,
    ])
  const toFound = (name: string, label: string) => [
    `warning 2:17 Undefined variable \`${name}\` for ${label} of <x-acme::button> counts as missing`,
  ]
  for (const [attribute, name, label, meant] of [
    ['wide="{{ isBusi }}"', 'isBusi', 'prop "wide"', 'isBusy'],
    [':wide="isbusy"', 'isbusy', 'prop "wide"', 'isBusy'],
    ["disabled='{{{ hiden }}}'", 'hiden', 'attribute "disabled"', 'hidden'],
  ] as const) {
    assert.deepEqual(check(`<x-acme::button ${attribute}>a</x-acme::button>`), [
      [...toFound(name, label), `Did you mean \`${meant}\`?`],
    ])
  }
  for (const tag of [
    // Declared, another word, a text, a property, a longer expression, a plural, and a short name.
    '<x-acme::button wide="{{ isBusy }}" :disabled="hidden">a</x-acme::button>',
    '<x-acme::button wide="{{ isAdmin }}">a</x-acme::button>',
    '<x-acme::button label="{{ isBusi }}" title="{{ hiden }}">a</x-acme::button>',
    '<x-acme::button :wide="hiden.now">a</x-acme::button>',
    '<x-acme::button :wide="!hiden" disabled="{{ isBusi ?? false }}">a</x-acme::button>',
    '<x-acme::button :wide="user">a</x-acme::button>',
    '<x-acme::button :wide="opne">a</x-acme::button>',
    // The name is elsewhere, too.
    '@let(hiden = true)\n<x-acme::button :wide="hiden">a</x-acme::button>',
  ]) {
    assert.deepEqual(check(tag), [], tag)
  }
  assertNone(
    '@let(hidden = true)\n<x-acme::button :wide="hiden">a</x-acme::button>',
    '<x-acme::button :wide="hiden">a</x-acme::button>',
  )
})

test('tells to delete a deprecated prop beside its replacement', () => {
  const [found] = checkTemplate(
    '<x-acme::button variant="solid" colour="b">c</x-acme::button>',
    checked,
  ).filter(({ rule }) => rule === 'deprecated')
  assert.equal(found?.suggestion, 'Delete it: "variant" is there too, and counts.')
})

test('counts lines and columns as an editor does: line breaks, tabs, emoji and a byte order mark', () => {
  const tag = '<x-acme::zebra />'
  for (const [before, place] of [
    ['\uFEFF', '1:1'],
    ['a\r\n\t', '2:2'],
    ['a\rb\r', '3:1'],
    ['é🙂 ', '1:5'],
    ['\uFEFF\r\n@if(a)\r\n  ', '3:3'],
  ] as const) {
    const after = before.includes('@if') ? '\r\n@end' : ''
    assert.ok(check(before + tag + after)[0]?.startsWith(`${place}-`), JSON.stringify(before))
  }
})

test('ignores the rules that a comment names, in the line after it', () => {
  const bad = '<x-acme::button nam="a" size="b">c</x-acme::button>'
  const rules = (text: string) => checkTemplate(text, checked).map(({ rule }) => rule)
  assert.deepEqual(rules(bad), ['unknown-prop', 'invalid-value'])
  assert.deepEqual(rules(`{{-- acme-check-ignore unknown-prop --}}\n${bad}`), ['invalid-value'])
  assert.deepEqual(rules(`{{-- acme-check-ignore unknown-prop, invalid-value --}}\r\n${bad}`), [])
  assert.deepEqual(rules(`{{-- acme-check-ignore\nunknown-prop invalid-value\n--}}\n${bad}`), [])
  assert.deepEqual(rules(`{{-- acme-check-ignore unknown-prop --}}\n\n${bad}`), [
    'unused-ignore',
    'unknown-prop',
    'invalid-value',
  ])
})

test('ignores no error that stops the template from compiling', () => {
  for (const [rule, line] of [
    ['syntax', '<x-acme::button :size="a b">c</x-acme::button>'],
    ['syntax', '{{ a( }}'],
    ['syntax', '@if(a)'],
    ['duplicate-attribute', '<x-acme::button size="1" :size="a">c</x-acme::button>'],
  ]) {
    const found = check(`{{-- acme-check-ignore ${rule} --}}\n${line}`)
    assert.equal(found.length, 2, found.join('\n'))
    assert.match(
      found[0]!,
      /unused-ignore Cannot ignore .*: the template cannot be compiled → Delete the comment, and correct the next line\.$/,
    )
    assert.match(found[1]!, new RegExp(`^2:.* ${rule} `))
  }
  assertNone('{{-- acme-check-ignore syntax --}}\na @if(b)')
})

test('warns about a comment that ignores nothing', () => {
  assert.deepEqual(check('{{-- acme-check-ignore --}}'), [
    '1:1-1:28 unused-ignore This comment names no rule to ignore → Name the rules after `acme-check-ignore`, or delete the comment.',
  ])
  assert.deepEqual(check('a {{-- acme-check-ignore syntax unknown-prp --}}'), [
    '1:3-1:49 unused-ignore Nothing to ignore: no syntax in the next line → Delete it: the next line has no such problem.',
    '1:3-1:49 unused-ignore Unknown rule "unknown-prp" → Did you mean "unknown-prop"?',
  ])
  const comment = '{{-- acme-check-ignore invalid-value --}}'
  const [blank] = check(`${comment}\n\n<x-acme::button size="b">c</x-acme::button>`)
  assert.match(blank!, /→ Delete the blank line after it: a comment only covers the next line\.$/)
  const [inside] = check(`${comment}\n<x-acme::button\n  size="b">c</x-acme::button>`)
  assert.match(inside!, /→ Move it into the tag, to the line above the problem\.$/)
})

test('accepts an internal attribute without the parent, and never suggests it', () => {
  assertNone('<x-acme::panel.end :in-panel="a">b</x-acme::panel.end>')
  const [misspelt] = check(
    '<x-acme::panel><x-acme::panel.end in-panl="a">b</x-acme::panel.end></x-acme::panel>',
  )
  assert.match(misspelt!, /unknown-prop Unknown prop "in-panl"/)
  assert.doesNotMatch(misspelt!, /in-panel/)
  assert.match(check('<x-acme::button in-panel="a">b</x-acme::button>').join(), /unknown-prop/)
})

test('reports text after a component of the application, which Edge does not accept', () => {
  assert.deepEqual(check('<p>\n  @!mark() Our mark\n</p>'), [
    '2:11-2:12 syntax Unexpected token " Our mark" → Put the text after the tag on a new line.',
  ])
  assertNone('<p>\n  @!mark({ size: 2 })\n  Our mark\n</p>', '@!svg("a")')
})

test('warns about a tag of Edge within a line, which is printed as text', () => {
  const problems = checkTemplate(
    '<x-acme::button>@!mark() Go</x-acme::button>\n<p>a @if(b) c\n@if(d)\n<b>@acme.button()</b>\n@end',
    checked,
  )
  assert.deepEqual(
    problems.map(({ line, col, endCol, severity, message }) =>
      [line, col, endCol, severity, message].join(' '),
    ),
    [
      '1:17 23 warning @!mark(…) is printed as text, because other text is before it in its line',
      '2:6 9 warning @if(…) is printed as text, because other text is before it in its line',
      '4:4 16 warning @acme.button(…) is printed as text, because other text is before it in its line',
    ].map((text) => text.replace(':', ' ')),
  )
  for (const tag of ['@if (b)', '@!mark ()', '@each  (a of b)']) {
    assert.match(check(`<p>a ${tag} c`).join(), /^1:6-1:\d+ syntax @!?[a-z]+\(…\) is printed/, tag)
  }
  assert.equal(check('<p>a @if (b) c')[0]?.slice(0, 8), '1:6-1:9 ')
  assertNone('mail me @end (home)', 'write to @acme.test (support)', 'a @media (x)', 'a @if b (c)')
  assert.equal(check('<x-acme::code a="b" /> @if(c)').at(-1)?.slice(0, 14), '1:24-1:27 synt')
  assertNone(
    'a me@if.example(b), @media (x), @@if(a), {{ "@if(a)" }} {{-- @if(a) --}} <!-- @if(a) -->',
    '<code>@if(a)</code> <script>a() @if(b)</script> <pre>a\nb @!c()</pre>',
    '<b @click="go()" @keydown.enter="go()" x-on:click="@go()">a</b>',
  )
})

test('reports nothing in the texts of arguments, whoever has the tag', () => {
  assertNone(
    "@!hero({\n  code: '<x-acme::buton> @if(a) x @!chip()',\n  title: `a @if(b) c`,\n})\n",
    "@hero({ code: '<x-acme::buton>' })\n",
    '@hero({\n  code: `<x-acme::button nam="a">\n@if(a) b`,\n})\n<p>a</p>\n@end\n',
    "@can('edit', `\n  a @if(b)\n`)\n<p>a</p>\n@else\n<p>b</p>\n@end\n",
    "<p>{{ t('a @if(b) <x-acme::buton>') }}</p>\n",
  )
})

test('reads tags of the application without parentheses', () => {
  assertNone('@guest\n<p>a</p>\n@else\n<p>b</p>\n@end\n', '@raw\n<p>a</p>\n@endraw\n')
})
