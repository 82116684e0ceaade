import fc from 'fast-check'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { edgePlugin } from '../unit/fixtures/installed.ts'
import { Edge } from 'edge.js'
import { renderControl } from '../unit/components/render-control.ts'

const session = { errors: { email: ['Taken.'] } }

/** Returns the slot of a field after the field has wired it. */
async function wire(slot: string, props = 'name="email"', more?: object) {
  const template = `<x-kit::field ${props}>\n[[${slot}]]\n</x-kit::field>`
  const { html } = await renderControl(template, more ?? {})
  return html.slice(html.indexOf('[[') + 2, html.lastIndexOf(']]'))
}

test('gives a native control id, name and state from its field', async () => {
  for (const [control, rest] of [
    ['<input', ' type="email">'],
    ['<select', '><option>a</option></select>'],
    ['<textarea', ' rows="2"></textarea>'],
    ['<input', ' type="checkbox" value="1">'],
    ['<input', '/>'],
    ['<INPUT', ' TYPE=TEXT>'],
  ]) {
    assert.equal(
      await wire(
        control! + rest,
        'name="email" label="Email" description="Help." required',
        session,
      ),
      `${control} id="email" name="email" required aria-invalid="true" aria-describedby="email-description email-error"${rest}`,
    )
    assert.equal(await wire(control! + rest), `${control} id="email" name="email"${rest}`)
  }
})

test('wires a native control like one of the library', async () => {
  const field = (slot: string) =>
    `<x-kit::field name="email" label="Email" description="Help." required>${slot}</x-kit::field>`
  const native = await renderControl(field('<input type="email">'), session)
  const own = await renderControl(field('<x-kit::input type="email" />'), session)
  const { className: _, dataKitPart: __, ...expected } = own.control
  assert.deepEqual(native.control, expected)
  assert.deepEqual(native.errors, own.errors)
})

test('neither removes nor reorders existing attributes', async () => {
  for (const [written, expected] of [
    [
      '<input data-a="1" id="mine" class=b>',
      '<input name="email" aria-describedby="email-description" data-a="1" id="mine" class=b>',
    ],
    [
      '<input name="email" id=email>',
      '<input aria-describedby="email-description" name="email" id=email>',
    ],
    [
      '<input aria-describedby="more">',
      '<input id="email" name="email" aria-describedby="email-description more">',
    ],
    [
      "<input  aria-describedby = 'more email-description' :id='x'>",
      '<input id="email" name="email"  aria-describedby = \'more email-description\' :id=\'x\'>',
    ],
    [
      '<input aria-describedby=more disabled>',
      '<input id="email" name="email" aria-describedby="email-description more" disabled>',
    ],
    [
      '<input aria-describedby>',
      '<input id="email" name="email" aria-describedby="email-description">',
    ],
  ]) {
    assert.equal(await wire(written!, 'name="email" description="Help."'), expected)
  }
  assert.equal(
    await wire(
      '<input aria-invalid="false" aria-describedby="a email-description b" required="">',
      'name="email" description="Help." required',
      session,
    ),
    '<input id="email" name="email" aria-invalid="false" aria-describedby="a email-description b email-error" required="">',
  )
})

test('keeps existing ids, however the description is written', async () => {
  const input = '<input aria-describedby="email-description email-error">'
  const wired = '<input id="email" name="email" aria-describedby="email-description email-error">'
  for (const description of [
    '<x-kit::field.description id="email-description">Help.</x-kit::field.description>',
    '<x-kit::field.description>Help.</x-kit::field.description>',
    '<p id="email-description">Help.</p>',
    '',
  ]) {
    assert.ok((await wire(`${description}${input}`)).endsWith(wired), description)
    assert.ok((await wire(`${input}${description}`)).startsWith(wired), description)
  }
})

test('finds a handwritten description and error by their ids', async () => {
  const { control, errors, elements } = await renderControl(
    '<x-kit::field name="email"><input><p id="email-description">a</p><p id="email-error">b</p></x-kit::field>',
    session,
  )
  assert.deepEqual(control.ariaDescribedBy, ['email-description', 'email-error'])
  assert.deepEqual(errors, [])
  assert.equal(elements.filter(({ properties }) => properties.id === 'email-error').length, 1)
})

test('points the label and the error summary to a control with its own id', async () => {
  for (const slot of [
    '<input id="mine">',
    '<x-kit::field.label>L</x-kit::field.label><input id="mine">',
    '<input id="mine"><x-kit::field.label>L</x-kit::field.label>',
    '<x-kit::input id="mine" />',
  ]) {
    const label = slot.includes('field.label') ? '' : 'label="L"'
    const { elements, control } = await renderControl(
      `<x-kit::form id="f"><x-kit::errors /><x-kit::field name="email" ${label}>${slot}</x-kit::field></x-kit::form>`,
      session,
    )
    const find = (tagName: string) => elements.find((element) => element.tagName === tagName)
    assert.equal(control.id, 'mine')
    assert.deepEqual([find('label')?.properties.htmlFor].flat(), ['mine'], slot)
    assert.equal(find('a')?.properties.href, '#mine', slot)
  }
  const { elements } = await renderControl(
    '<x-kit::form id="f"><x-kit::errors /><x-kit::field name="email" label="L"><input></x-kit::field></x-kit::form>',
    session,
  )
  const link = elements.find(({ tagName }) => tagName === 'a')
  assert.equal(link?.properties.href, '#f-email')
})

test('labels only the first control, and gives boxes of one question the same name', async () => {
  assert.equal(
    await wire('<input><input><select></select>'),
    '<input id="email" name="email"><input><select></select>',
  )
  assert.equal(
    await wire(
      '<input type="radio" value="a"><input type="radio" value="b">',
      'name="email" required',
      session,
    ),
    '<input id="email" name="email" required aria-describedby="email-error" type="radio" value="a">' +
      '<input name="email" aria-describedby="email-error" type="radio" value="b">',
  )
  assert.equal(
    await wire(
      '<input type=checkbox value=a><input type=checkbox value=b>',
      'name="days[]" required',
    ),
    '<input id="days" name="days[]" type=checkbox value=a><input name="days[]" type=checkbox value=b>',
  )
})

test('leaves other controls and text alone', async () => {
  for (const text of [
    '<input type="hidden" name="email" value="0">',
    '<input type="Submit"><input type="image" src="a"><input type=reset><input type="button">',
    '<input name="other">',
    '<button type="button" id="email"></button>',
    '<!-- <input> --><script>"<input>"</script><style>/* <input> */</style><title><input></title>',
    'a < b <inputs> &lt;input>',
    '<x-kit::field name="b"><input></x-kit::field>',
  ]) {
    assert.ok(
      !/ (?:id|name)="email"/.test(
        (await wire(text)).replace(/(?:id|name)="email" ?(?=value|>)/, ''),
      ),
      text,
    )
  }
  assert.equal(
    await wire('<input type="hidden" name="email" value="0"><input type="checkbox" value="1">'),
    '<input type="hidden" name="email" value="0"><input id="email" name="email" type="checkbox" value="1">',
  )
  assert.equal(await wire('<x-kit::input /><input>'), (await wire('<x-kit::input />')) + '<input>')
  assert.match(
    await wire('<x-kit::select name="code" aria-label="Code" /><input>'),
    /<\/div><input id="email" name="email">$/,
  )
  assert.equal(
    await wire('<input type="range"><p>', 'name="a" required'),
    '<input id="a" name="a" type="range"><p>',
  )
})

test('wires controls in blocks, loops, partials and slots, and of dynamic types', async () => {
  const state = { more: true, list: ['a', 'b'], type: 'hidden', own: { id: 'mine' } }
  const render = async (slot: string) => {
    const { controls } = await renderControl(
      `<x-kit::field name="email">\n${slot}\n</x-kit::field>`,
      {},
      { state },
    )
    return controls.map(({ properties }) => [properties.id, properties.name])
  }
  assert.deepEqual(await render('@if(more)\n<input>\n@else\n<select></select>\n@end'), [
    ['email', 'email'],
  ])
  assert.deepEqual(
    await render('@each(item in list)\n<input type="radio" value="{{ item }}">\n@end'),
    [
      ['email', 'email'],
      [undefined, 'email'],
    ],
  )
  assert.deepEqual(await render('<input type="{{ type }}"><input>'), [['email', 'email']])
  assert.deepEqual(await render('<input {{ html.attrs(own) }}>'), [['mine', 'email']])
  assert.deepEqual(await render('<x-kit::card><input></x-kit::card>'), [['email', 'email']])
  assert.deepEqual(
    await render(
      '<x-kit::input.group><x-kit::input.addon>a</x-kit::input.addon><input></x-kit::input.group>',
    ),
    [['email', 'email']],
  )
  const edge = Edge.create({ cache: false }).use(await edgePlugin(), { recurring: true })
  edge.registerTemplate('partial', { template: '<p><input type="email"></p>' })
  assert.match(
    await edge.renderRaw("<x-kit::field name='email'>\n@include('partial')\n</x-kit::field>"),
    /<p><input id="email" name="email" type="email"><\/p>/,
  )
})

test('renders no markup from any value', async () => {
  const values = [
    '"><script>alert(1)</script>',
    '" onfocus="alert(1)',
    "' onfocus='",
    '</textarea><b>',
    '&quot;',
  ]
  for (const value of values) {
    for (const control of [
      '<input>',
      '<input id="{{ value }}" aria-describedby="{{ value }}">',
      '<input aria-describedby={{ value }}>',
      '<textarea>{{ value }}</textarea>',
    ]) {
      const template = `<x-kit::field :name="value" :id="value" :label="value" :description="value" :error="value" required>${control}</x-kit::field>`
      const { html } = await renderControl(template, {}, { state: { value } })
      visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }: Element) => {
        assert.ok(!['script', 'b'].includes(tagName), html)
        if (!control.includes('={{')) assert.ok(!('onFocus' in properties), html)
      })
    }
  }
})

test('only adds attributes, whatever the field contains', async () => {
  const pieces = fc.constantFrom(
    '<input>',
    '<input type=radio>',
    '<input name=email>',
    '<input name=b aria-describedby=c>',
    '<p>',
    '</p>',
    '<textarea><input></textarea>',
    '<!-- <input> -->',
    '<select><option>a</select>',
    'a < b',
    '"',
    ' ',
    '<div>',
    '</div>',
    '<input id=q aria-describedby="email-error">',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
      const slot = parts.join('')
      const wired = await wire(slot, 'name="email" description="D" required', session)
      const strip = (html: string) =>
        html
          .replace(/ (?:id|name)="email"| required| aria-invalid="true"/g, '')
          .replace(/ ?aria-describedby=(?:"([^"]*)"|\S+?(?=>))/g, '')
      assert.equal(strip(wired), strip(slot))
    }),
    { numRuns: 200 },
  )
})

test('warns in development about a field without a control', async () => {
  const listen = async (template: string, production = false) => {
    const notices: string[] = []
    const warn = (message: string) => void notices.push(message)
    const edge = Edge.create().use(await edgePlugin({ warn, production }), { recurring: true })
    await edge.renderRaw(`\n${template}`, {}, 'page.edge')
    return notices
  }
  const start = '<x-kit::field> in `page.edge:2` cannot label a control: '
  for (const [slot, expected] of [
    ['<b></b>', `${start}it contains none.`],
    ['<input name="mail">', `${start}its control is named "mail", not "email".`],
    ['<my-picker id="email"></my-picker>', undefined],
    ['<input>', undefined],
    ['<x-kit::input />', undefined],
    ['<x-kit::radio.group name="email" legend="A" :options="[1]" />', undefined],
  ] as const) {
    const field = `<x-kit::field name="email" label="Email">${slot}</x-kit::field>`
    assert.deepEqual(await listen(field), expected ? [expected] : [], slot)
    assert.deepEqual(await listen(field, true), [])
  }
})

test('wires the examples of the documentation, and restores what was sent', async () => {
  for (const [file, name, sent] of [
    ['components/field.md', 'nickname', 'ada'],
    ['components/field.md', 'country', 'fr'],
    ['guides/forms.md', 'handle', 'ada'],
  ] as const) {
    const page = readFileSync(`content/${file}`, 'utf8')
    const start = page.search(new RegExp(`<x-kit::field\\s+name="${name}"`))
    const example = page.slice(start, page.indexOf('```', start))
    const old = (path: string, otherwise?: unknown) => (path === name ? sent : otherwise)
    const { control, chosen, elements } = await renderControl(example, {}, { shared: { old } })
    const label = elements.find(({ tagName }) => tagName === 'label')!
    assert.deepEqual([control.id, control.name], [name, name])
    assert.deepEqual([label.properties.htmlFor].flat(), [name])
    assert.deepEqual(control.value ?? chosen[0], sent)
    if (example.includes('description=')) {
      assert.deepEqual(control.ariaDescribedBy, [`${name}-description`])
    }
  }
})
