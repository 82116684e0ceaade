import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

const render = (attributes: string, slides: string) =>
  edge.renderRaw(`<x-kit::carousel label="Photos" ${attributes}>${slides}</x-kit::carousel>`)

const slide = '<x-kit::carousel.slide>A</x-kit::carousel.slide>'

/** The accessible names of the slides, or of the dots. */
const listNames = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`class="kit-carousel-${name}"[^>]* aria-label="([^"]*)"`, 'g'))].map(
    (match) => match[1],
  )

test('names each slide and its dot after its number', async () => {
  const named = '<x-kit::carousel.slide label="Kitchen">B</x-kit::carousel.slide>'
  const html = await render('', slide + named)
  assert.deepEqual(listNames(html, 'slide'), ['1 of 2', 'Kitchen, 2 of 2'])
  assert.deepEqual(listNames(html, 'dot'), ['1 of 2', 'Kitchen, 2 of 2'])
  const translated = await render('slide-label="Bild {number} von {total}"', slide.repeat(2))
  assert.deepEqual(listNames(translated, 'slide'), ['Bild 1 von 2', 'Bild 2 von 2'])
})

test('marks the dot of the first slide', async () => {
  const html = await render('', slide.repeat(3))
  assert.equal(html.match(/aria-current/g)?.length, 1)
  assert.match(html, /data-kit-slide="0"[^>]* aria-current="true"/)
})

test('shows dots only for one column and few slides, and no buttons for a single slide', async () => {
  const count = async (attributes: string, slides: number) =>
    listNames(await render(attributes, slide.repeat(slides)), 'dot').length
  assert.equal(await count('', 10), 10)
  assert.equal(await count('', 11), 0)
  assert.equal(await count(':columns="2"', 4), 0)
  assert.equal(await count(':dots="false"', 4), 0)
  assert.doesNotMatch(await render('', slide), /<button/)
  assert.doesNotMatch(await render('', ''), /<button/)
})
