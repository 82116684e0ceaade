import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

/** 1 March 2026, 09:30 UTC */
const ms = 1772357400000

/** Renders a time in UTC, and returns its text and its `datetime`. */
async function render(attributes: string, state: object = {}, renderer = edge) {
  const html = await renderer.renderRaw(`<x-kit::time ${attributes} />`, state)
  return {
    html,
    text: /^<(?:time|span)[^>]*>([^]*)<\/(?:time|span)>$/.exec(html)?.[1],
    datetime: / datetime="([^"]*)"/.exec(html)?.[1],
  }
}

/** A Luxon `DateTime`, as far as the component reads it. */
const toDateTime = (zoneName: string, offset = 0, value = ms) => ({
  zoneName,
  offset,
  toMillis: () => value,
})

test('accepts a Date, a DateTime, milliseconds and ISO texts as the same time', async () => {
  const values: unknown[] = [
    new Date(ms),
    toDateTime('Europe/Paris'),
    ms,
    String(ms),
    '2026-03-01T09:30:00Z',
    '2026-03-01T09:30:00.000000Z',
    '2026-03-01t09:30z',
    '2026-03-01 10:30:00+01',
    '2026-03-01T15:00+0530',
    ' 2026-03-01T04:30:00,000-05:00 ',
  ]
  for (const value of values) {
    const { text, datetime } = await render(
      ':value="value" format="datetime" zone="UTC" locale="en-GB"',
      { value },
    )
    assert.deepEqual([text, datetime], ['1 Mar 2026, 09:30', '2026-03-01T09:30:00.000Z'])
  }
})

test('shows a text without a time as the same day in every time zone', async () => {
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    for (const format of ['date', 'datetime', 'time']) {
      const { text, datetime } = await render(
        `value="2026-03-01" locale="en-GB" zone="${zone}" format="${format}"`,
      )
      assert.deepEqual([text, datetime], ['1 Mar 2026', '2026-03-01'])
    }
  }
})

test('shows each format and length', async () => {
  const show = async (attributes: string) =>
    (await render(`:value="${ms}" zone="UTC" locale="en-GB" ${attributes}`)).text
  assert.equal(await show('format="date"'), '1 Mar 2026')
  assert.equal(await show('format="time"'), '09:30')
  assert.equal(await show('length="short"'), '01/03/2026')
  assert.equal(await show('length="long"'), '1 March 2026')
  assert.match((await show('length="full"'))!, /^Sunday,? 1 March 2026$/)
})

test('prefers `zone` to the zone of a DateTime', async () => {
  const show = async (value: unknown, more = '') =>
    (await render(`:value="value" format="time" locale="en-GB" ${more}`, { value })).text
  assert.equal(await show(toDateTime('Asia/Tokyo')), '18:30')
  assert.equal(await show(toDateTime('Asia/Tokyo'), 'zone="UTC"'), '09:30')
  assert.equal(await show(toDateTime('UTC+2', 120)), '11:30')
  assert.equal(await show(toDateTime('UTC-3:30', -210)), '06:00')
  assert.equal(await show(ms, 'zone="+05:30"'), '15:00')
})

test('shows the largest unit of a relative time that fits', async () => {
  const minute = 60_000
  const hour = 60 * minute
  const day = 24 * hour
  for (const [difference, text] of [
    [0, 'now'],
    [59_999, 'now'],
    [-59_999, 'now'],
    [-minute, '1 minute ago'],
    [-hour + 1, '59 minutes ago'],
    [hour, 'in 1 hour'],
    [-25 * hour, '1 day ago'],
    [6.9 * day, 'in 6 days'],
    [-7 * day, '1 week ago'],
    [-31 * day, '1 month ago'],
    [400 * day, 'in 1 year'],
    [-8_000 * day, '21 years ago'],
  ] as const) {
    const now = ms - difference
    const { html, text: shown } = await render(
      `:value="${ms}" format="relative" :now="${now}" zone="UTC"`,
    )
    assert.equal(shown, text)
    assert.match(html, / title="Mar 1, 2026, 9:30.AM"/)
  }
})

test('compares a day with the current day in the time zone', async () => {
  const show = async (value: string, zone = 'UTC', locale = 'en') =>
    (
      await render(
        `value="${value}" format="relative" now="2026-03-01T23:30Z" zone="${zone}" locale="${locale}"`,
      )
    ).text
  assert.equal(await show('2026-03-01'), 'today')
  assert.equal(await show('2026-02-28'), 'yesterday')
  assert.equal(await show('2026-03-02'), 'tomorrow')
  assert.equal(await show('2026-03-02', 'Europe/Paris'), 'today')
  assert.equal(await show('2026-03-04'), 'in 3 days')
  assert.equal(await show('2026-02-01'), '4 weeks ago')
  assert.equal(await show('2026-02-28', 'UTC', 'de'), 'gestern')
})

test('follows the clock in production, also when its output is cached', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: ms })
  const show = async () =>
    (await render('value="2026-03-01T09:00:00Z" format="relative"', {}, production)).text
  for (const round of ['cold', 'learning', 'warm']) {
    assert.equal(await show(), '30 minutes ago', round)
  }
  t.mock.timers.setTime(ms + 60_000)
  for (const round of ['changed', 'warm']) assert.equal(await show(), '31 minutes ago', round)
  t.mock.timers.setTime(ms)
  assert.equal(await show(), '30 minutes ago')
})

test('uses the language of the request, unless `locale` is set', async () => {
  const show = async (locale: string, attributes = '', renderer = edge) => {
    const page = renderer.createRenderer().share({ i18n: { locale } })
    return page.renderRaw(`<x-kit::time value="2026-03-01" length="long" ${attributes} />`)
  }
  for (const renderer of [edge, production]) {
    assert.match(await show('de', '', renderer), />1\. März 2026</)
    assert.match(await show('pt_BR', '', renderer), />1 de março de 2026</)
    assert.doesNotMatch(await show('de', '', renderer), / lang=/)
    assert.match(await show('de', 'locale="fr"', renderer), / lang="fr">1 mars 2026</)
    assert.match(await show('no such language', '', renderer), />March 1, 2026</)
  }
  assert.equal((await render('value="2026-03-01"')).text, 'Mar 1, 2026')
})

const wrong: unknown[] = [
  '2026-02-30',
  '2026-13-01T09:30:00Z',
  '2026-03-01T25:00:00Z',
  '2026-03-01T09:30+99:00',
  'yesterday',
  '1/3/2026',
  '',
  new Date(NaN),
  toDateTime('UTC', 0, NaN),
  { toMillis: 1 },
  {},
  9e15,
  Infinity,
]

test('rejects a value that is no time, and shows only its text in production', async () => {
  for (const value of wrong) {
    for (const format of ['date', 'relative']) {
      const attributes = `:value="value" format="${format}"`
      await assert.rejects(render(attributes, { value }), {
        code: 'E_INVALID_PROP',
        message:
          /Invalid value (for prop "value".*Expected an existing date|Infinity.*Expected a number)/,
      })
      const { html, text } = await render(attributes, { value }, production)
      assert.equal(text, typeof value === 'string' ? value : '')
      assert.match(html, /^<span (?!.*datetime)/)
    }
  }
})

test('rejects an unknown language, zone and `now`, and renders without them in production', async () => {
  for (const [attribute, text] of [
    ['locale="no such language"', 'Mar 1, 2026, 9:30'],
    ['locale="xx"', 'Mar 1, 2026, 9:30'],
    ['zone="Mars/Olympus"', 'Mar 1, 2026, 9:30'],
    ['format="relative" now="2026-02-30"', 'ago'],
  ] as const) {
    const zone = attribute.startsWith('zone') ? '' : 'zone="UTC"'
    const attributes = `value="2026-03-01T09:30:00Z" format="datetime" ${zone} ${attribute}`
    const once = attribute.includes('format')
      ? attributes.replace('format="datetime" ', '')
      : attributes
    const [name] = /(locale|zone|now)(?==)/.exec(attribute)!
    await assert.rejects(render(once), {
      code: 'E_INVALID_PROP',
      message: new RegExp(`Invalid value for prop "${name}"`),
    })
    const shown = (await render(once, {}, production)).text!
    assert.ok(shown.includes(text) || name === 'now', shown)
  }
})

test('renders no `datetime` for a year that HTML does not accept', async () => {
  for (const value of [8.64e15, -8.64e15]) {
    const { html, text } = await render(':value="value" zone="UTC"', { value })
    assert.match(html, /^<span (?!.*datetime)/)
    assert.notEqual(text, '')
  }
})

test('keeps a title of the author', async () => {
  const { html } = await render(`:value="${ms}" format="relative" :now="${ms}" title="Sent"`)
  assert.match(html, / title="Sent"/)
  assert.equal(html.match(/title=/g)?.length, 1)
})
