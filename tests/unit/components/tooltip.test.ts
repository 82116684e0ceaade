import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { createProductionRenderer } from './create-production-renderer.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const production = await createProductionRenderer()

/** Renders a tooltip around HTML, and gives the start of each of its tags. */
async function render(slot: string, more = '', text = 'Tip'): Promise<string[]> {
  const tooltip = `<x-kit::tooltip :text="text" ${more}>${slot}</x-kit::tooltip>`
  const html = await edge.renderRaw(tooltip, { text })
  return html.match(/<[a-z][^>]*>/g)!
}

test('the control is described without an id where neither of them has one', async () => {
  const [root, control, tip] = await render('<button>a</button>')
  assert.match(root!, /^<span [^>]*data-kit-tooltip="300"/)
  assert.equal(control, '<button aria-description="Tip">')
  assert.match(tip!, / role="tooltip" popover="manual"/)
  assert.doesNotMatch(tip!, / id=/)
})

test('an id of either of them is that of the description', async () => {
  const [, named, its] = await render('<a href="/" id="b">a</a>')
  assert.equal(named, '<a aria-describedby="b__tooltip" href="/" id="b">')
  assert.match(its!, / id="b__tooltip"/)
  const [, control, tip] = await render('<button id="b">a</button>', 'id="c"')
  assert.equal(control, '<button aria-describedby="c" id="b">')
  assert.match(tip!, / id="c"/)
})

test('descriptions of its own stay', async () => {
  const [, ids] = await render(`<button aria-describedby='d' id="b">a</button>`)
  assert.equal(ids, '<button aria-describedby="d b__tooltip" id="b">')
  const [, text] = await render('<button aria-description="d">a</button>')
  assert.equal(text, '<button aria-description="d">')
})

test('what is the name already is no description', async () => {
  for (const control of ['<button aria-label="Tip" id="b">', '<button>']) {
    const [, start] = await render(`${control} <b>Tip</b>\n</button>`)
    assert.equal(start, control)
  }
})

test('the first element that takes the focus is the control', async () => {
  for (const control of [
    '<a href="/">',
    '<button disabled>',
    '<input type="text">',
    '<select>',
    '<textarea>',
    '<summary>',
    '<span tabindex="0">',
    '<a :href="url">',
    '<my-button @click="a > b">',
  ]) {
    const slot = `<!-- <button> --><i class="<a href>"></i><input type="hidden">${control}<button></button>`
    const html = await edge.renderRaw(`<x-kit::tooltip text="Tip">${slot}</x-kit::tooltip>`)
    const described = control.replace(/^<[\w-]+/, (name) => `${name} aria-description="Tip"`)
    assert.ok(html.includes(described), html)
    assert.equal(html.split('aria-description').length, 2)
  }
})

test('a text that is markup stays text', async () => {
  const [, control] = await render('<button id="$&">a</button>', '', '"><script>$1')
  assert.equal(control, '<button aria-describedby="$&amp;__tooltip" id="$&">')
  const [, other] = await render('<button>a</button>', '', '"<script>$1')
  assert.equal(other, '<button aria-description="&quot;&lt;script&gt;$1">')
})

test('signs that are escaped in the control are compared as what they mean', async () => {
  const [, control, tip] = await render('<button id="a&amp;b">c</button>')
  assert.equal(control, '<button aria-describedby="a&amp;b__tooltip" id="a&amp;b">')
  assert.match(tip!, / id="a&amp;b__tooltip"/)
  const [, named] = await render(
    '<button aria-label="A &amp; &quot;B&#34;">c</button>',
    '',
    'A & "B"',
  )
  assert.equal(named, '<button aria-label="A &amp; &quot;B&#34;">')
})

test('around what is no line of text it is none either', async () => {
  assert.match((await render('<x-kit::input label="a" name="b" />'))[0]!, /^<div /)
  assert.match((await render('<x-kit::button>a</x-kit::button>'))[0]!, /^<span /)
})

test('without a text there is only the control', async () => {
  for (const text of ['', '  ']) {
    const tags = await render('<button>a</button>', '', text)
    assert.deepEqual(tags, ['<span class="kit-tooltip" data-kit="tooltip">', '<button>'])
  }
})

test('what takes no focus is an error at the tag, and is rendered in production', async () => {
  for (const slot of ['Text', '<a>a</a>', '<span>a</span>', '']) {
    const tooltip = `\n<x-kit::tooltip text="Tip">${slot}</x-kit::tooltip>`
    await assert.rejects(edge.renderRaw(tooltip), {
      code: 'E_INVALID_PROP',
      line: 2,
      message: /: The slot needs a control that takes the focus/,
    })
    assert.match(await production.renderRaw(tooltip), / role="tooltip"/)
  }
})

test('a wrong prop is an error at the tag', async () => {
  for (const [attributes, message] of [
    ['', /: Missing required prop "text"/],
    ['text="a" position="left"', /: Invalid value "left" for prop "position"/],
    ['text="a" delay="soon"', /: Invalid value "soon" for prop "delay"/],
  ] as const) {
    const tooltip = `\n<x-kit::tooltip ${attributes}><button>a</button></x-kit::tooltip>`
    await assert.rejects(edge.renderRaw(tooltip), { code: 'E_INVALID_PROP', line: 2, message })
    assert.match(await production.renderRaw(tooltip), /<button/)
  }
})
