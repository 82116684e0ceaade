import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

/** Renders a tooltip around HTML, and returns its opening tags. */
async function render(slot: string, more = '', text = 'Tip'): Promise<string[]> {
  const tooltip = `<x-kit::tooltip :text="text" ${more}>${slot}</x-kit::tooltip>`
  const html = await edge.renderRaw(tooltip, { text })
  return html.match(/<[a-z][^>]*>/g)!
}

test('describes the control without an id if neither has one', async () => {
  const [root, control, tip] = await render('<button>a</button>')
  assert.match(root!, /^<span [^>]*data-kit-tooltip="300"/)
  assert.equal(control, '<button aria-description="Tip">')
  assert.match(tip!, / role="tooltip" popover="manual"/)
  assert.doesNotMatch(tip!, / id=/)
})

test('describes the control by id if the control or the tooltip has one', async () => {
  const [, named, its] = await render('<a href="/" id="b">a</a>')
  assert.equal(named, '<a aria-describedby="b__tooltip" href="/" id="b">')
  assert.match(its!, / id="b__tooltip"/)
  const [, control, tip] = await render('<button id="b">a</button>', 'id="c"')
  assert.equal(control, '<button aria-describedby="c" id="b">')
  assert.match(tip!, / id="c"/)
})

test('keeps existing descriptions of the control', async () => {
  const [, ids] = await render(`<button aria-describedby='d' id="b">a</button>`)
  assert.equal(ids, '<button aria-describedby="d b__tooltip" id="b">')
  const [, text] = await render('<button aria-description="d">a</button>')
  assert.equal(text, '<button aria-description="d">')
})

test('adds no description if the text is already the name', async () => {
  for (const control of ['<button aria-label="Tip" id="b">', '<button>']) {
    const [, start] = await render(`${control} <b>Tip</b>\n</button>`)
    assert.equal(start, control)
  }
})

test('describes the first focusable element', async () => {
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

test('escapes markup in the text', async () => {
  const [, control] = await render('<button id="$&">a</button>', '', '"><script>$1')
  assert.equal(control, '<button aria-describedby="$&amp;__tooltip" id="$&">')
  const [, other] = await render('<button>a</button>', '', '"<script>$1')
  assert.equal(other, '<button aria-description="&quot;&lt;script&gt;$1">')
})

test('compares escaped characters in the control by their meaning', async () => {
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

test('renders a block element around a block, and an inline element around text', async () => {
  assert.match((await render('<x-kit::input label="a" name="b" />'))[0]!, /^<div /)
  assert.match((await render('<x-kit::button>a</x-kit::button>'))[0]!, /^<span /)
})

test('renders only the control if there is no text', async () => {
  for (const text of ['', '  ']) {
    const tags = await render('<button>a</button>', '', text)
    assert.deepEqual(tags, ['<span class="kit-tooltip" data-kit="tooltip">', '<button>'])
  }
})

test('rejects a slot without a focusable control at the tag, and renders it in production', async () => {
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

test('rejects a control with a description of its own, if nothing has an id', async () => {
  const toTooltip = (attributes: string) =>
    `\n<x-kit::tooltip text="Tip" ${attributes}><button aria-describedby="d">a</button></x-kit::tooltip>`
  const message = /: Missing prop "id": the control has an "aria-describedby" of its own/
  await assert.rejects(edge.renderRaw(toTooltip('')), { code: 'E_INVALID_PROP', line: 2, message })
  assert.match(await production.renderRaw(toTooltip('')), /aria-description="Tip"/)
  assert.match(await edge.renderRaw(toTooltip('id="t"')), /aria-describedby="d t"/)
})
