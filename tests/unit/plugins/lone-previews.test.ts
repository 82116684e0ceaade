import assert from 'node:assert/strict'
import test from 'node:test'
import { fillFrame, framePreview } from '../../../plugins/example/lone-previews.ts'

const { heading, html, layout, variants } = framePreview
const frame = `<h1 title="${heading}">${heading}</h1><main data-layout="${layout}">${html}</main>${variants}`

test('fills every occurrence of the placeholders in the frame', () => {
  const preview = {
    path: '/p',
    heading: 'One',
    html: '<b>2</b>',
    layout: 'row',
    variants: '<template></template>',
  }
  assert.equal(
    fillFrame(frame, preview),
    '<h1 title="One">One</h1><main data-layout="row"><b>2</b></main><template></template>',
  )
})

test('escapes a heading, and does not fill placeholders in values', () => {
  const preview = {
    path: '/p',
    heading: '"<b>&$&',
    html: `$1${heading}`,
    layout: 'block',
    variants: '',
  }
  assert.equal(
    fillFrame(frame, preview),
    '<h1 title="&quot;&lt;b&gt;&amp;$&amp;">&quot;&lt;b&gt;&amp;$&amp;</h1>' +
      `<main data-layout="block">$1${heading}</main>`,
  )
})

test('keeps unknown placeholders', () => {
  const preview = { path: '/p', heading: 'a', html: 'b', layout: 'block', variants: 'c' }
  const text = '%preview:constructor% %preview:other%'
  assert.equal(fillFrame(text, preview), text)
})
