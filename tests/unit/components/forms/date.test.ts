import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

async function list(tag: string, session?: Parameters<typeof renderControl>[1]) {
  const { controls, errors, html } = await renderControl(tag, session)
  const values = controls.map(({ properties }) => [properties.name, properties.value])
  return { values, errors, html, types: controls.map(({ properties }) => properties.type) }
}

test('submits one day, the ends of a range, or three fields in the order of the language', async () => {
  assert.deepEqual((await list('<x-kit::date name="due" value="2026-03-09" />')).values, [
    ['due', '2026-03-09'],
  ])
  const range = await list(
    '<x-kit::date name="stay" range :value="[\'2026-03-09\', \'2026-03-14\']" />',
  )
  assert.deepEqual(range.values, [
    ['stay[start]', '2026-03-09'],
    ['stay[end]', '2026-03-14'],
  ])
  const show = async (locale: string) =>
    (await list(`<x-kit::date name="a" picker="fields" value="1985-12-07" locale="${locale}" />`))
      .values
  assert.deepEqual(await show('en-US'), [
    ['a[month]', '12'],
    ['a[day]', '7'],
    ['a[year]', '1985'],
  ])
  assert.deepEqual(
    (await show('de')).map(([name]) => name),
    ['a[day]', 'a[month]', 'a[year]'],
  )
  assert.deepEqual(
    (await show('ja')).map(([name]) => name),
    ['a[year]', 'a[month]', 'a[day]'],
  )
})

test('converts a time to the day in its time zone', async () => {
  const late = `:value="new Date('2026-03-08T23:30:00Z')"`
  const show = async (zone: string) =>
    (await list(`<x-kit::date name="a" ${late} zone="${zone}" />`)).values[0]![1]
  assert.equal(await show('Asia/Tokyo'), '2026-03-09')
  assert.equal(await show('America/New_York'), '2026-03-08')
})

test('keeps what was submitted, even a day that does not exist', async () => {
  const { values, errors } = await list(
    '<x-kit::date name="birth" picker="fields" locale="de" />',
    {
      old: { 'birth.day': '30', 'birth.month': '02', 'birth.year': 'MCM' },
      errors: { birth: ['This day does not exist.'] },
    },
  )
  assert.deepEqual(
    values.map(([, value]) => value),
    ['30', '02', 'MCM'],
  )
  assert.deepEqual(errors, ['This day does not exist.'])
  const native = await list('<x-kit::date name="due" value="2026-03-09" />', {
    old: { due: '30.2.2026' },
    errors: { due: ['Enter a date.'] },
  })
  assert.deepEqual([native.values[0]![1], native.types], ['30.2.2026', ['text']])
  const cleared = await list('<x-kit::date name="due" value="2026-03-09" />', { old: {} })
  assert.deepEqual(cleared.values, [['due', '2026-03-09']])
})

test('takes a range from the form, and shows the message of each end', async () => {
  const form = `<x-kit::form :values="{ stay: { start: '2026-03-09', end: null } }"><x-kit::date name="stay" label="Stay" range /></x-kit::form>`
  const { values, errors } = await list(form, { errors: { 'stay.end': ['Choose a last day.'] } })
  assert.deepEqual(
    values.map(([, value]) => value),
    ['2026-03-09', undefined],
  )
  assert.deepEqual(errors, ['Choose a last day.'])
})

test('shows an empty date of a query string as no date', async () => {
  const show = async (value: string, attributes: string) => {
    const form = `<x-kit::form method="get" :values="${value}"><x-kit::date name="stay" label="Stay" ${attributes} /></x-kit::form>`
    return (await list(form)).values.map(([, text]) => text)
  }
  const range = 'range picker="calendar"'
  assert.deepEqual(await show("{ stay: { start: '', end: '' } }", range), [undefined, undefined])
  assert.deepEqual(await show("{ stay: { start: '2026-01-05', end: '' } }", range), [
    '2026-01-05',
    undefined,
  ])
  assert.deepEqual(await show("{ stay: ['', '2026-01-05'] }", range), [undefined, '2026-01-05'])
  assert.deepEqual(await show("{ stay: '' }", range), [undefined, undefined])
  assert.deepEqual(await show("{ stay: '' }", ''), [undefined])
  const fields = 'picker="fields" locale="de"'
  assert.deepEqual(await show("{ stay: '' }", fields), [undefined, undefined, undefined])
  assert.deepEqual(await show("{ stay: { day: '', month: '', year: '' } }", fields), ['', '', ''])
  assert.deepEqual(await show("{ stay: { day: '30', month: '2', year: '' } }", fields), [
    '30',
    '2',
    '',
  ])
})

test('links an error summary to the part with the error', async () => {
  const { html } = await renderControl(
    `<x-kit::form :errors="{ 'stay.end': ['A'], 'birth.year': ['B'] }"><x-kit::errors /><x-kit::date name="stay" range /><x-kit::date name="birth" picker="fields" /></x-kit::form>`,
  )
  assert.match(html, /href="#stay-end"/)
  assert.match(html, /href="#birth-year"/)
})

test('marks only the parts with an error, or all of them for a message of the whole date', async () => {
  const mark = async (tag: string, errors: Record<string, string[]>) => {
    const { controls } = await renderControl(tag, { errors })
    return controls
      .filter(({ properties }) => properties.ariaInvalid)
      .map(({ properties }) => properties.id)
  }
  const birth = '<x-kit::date name="birth" picker="fields" locale="en-GB" />'
  assert.deepEqual(await mark(birth, { 'birth.year': ['Enter a year.'] }), ['birth-year'])
  const all = ['birth', 'birth-month', 'birth-year']
  assert.deepEqual(await mark(birth, { birth: ['This day does not exist.'] }), all)
  assert.deepEqual(await mark(birth.replace('/>', 'error="Too young." />'), {}), all)
  const stay = '<x-kit::date name="stay" range />'
  assert.deepEqual(await mark(stay, { 'stay.end': ['Choose a last day.'] }), ['stay-end'])
})

test('passes attributes that HTML allows only on inputs to its inputs', async () => {
  const list = async (attributes: string) => {
    const { root, controls } = await renderControl(`<x-kit::date name="a" ${attributes} />`)
    assert.deepEqual([root.autoComplete, root.readOnly], [undefined, undefined])
    return controls.map(({ properties }) => [properties.autoComplete, properties.readOnly].flat())
  }
  const fields = 'picker="fields" locale="de" readonly'
  assert.deepEqual(await list(`${fields} autocomplete="bday"`), [
    ['bday-day', true],
    ['bday-month', true],
    ['bday-year', true],
  ])
  assert.deepEqual(await list('range autocomplete="off" readonly'), [
    ['off', true],
    ['off', true],
  ])
})

for (const [attributes, message] of [
  ['value="2026-02-30"', /"value"\. Expected an existing day of the Gregorian calendar/],
  ['value="1404-13-40"', /"value"\. Expected an existing day/],
  ['min="2026-12-31" max="2026-01-01"', /"min"\. 2026-12-31 is after "max", which is 2026-01-01/],
  ['range value="2026-03-09"', /"value"\. Expected two days with "range"/],
  ['range picker="fields"', /"range"\. Three fields do not have it/],
  ['picker="fields" min="2026-01-01"', /"min"\. Three fields do not have it/],
  ['picker="fields" max="2026-01-01"', /"max"\. Three fields do not have it/],
  [`picker="fields" :presets="{ Today: '2026-03-09' }"`, /"presets"\. Three fields do not have it/],
  [':disabled-days="[0]"', /"disabledDays"\. Expected a date, or a number from 1/],
  [':disabled-days="[8]"', /"disabledDays"\. Expected a date, or a number from 1/],
  [`:disabled-days="['Christmas']"`, /"disabledDays"\. Expected an existing day/],
  [`range :presets="{ Today: '2026-03-09' }"`, /"presets"\. Expected a day, or two with "range"/],
  ['locale="th-u-ca-buddhist"', /Use "th" instead/],
  ['zone="Europe/Atlantis"', /"zone"/],
] as const) {
  test(`rejects a date with ${attributes}`, async () => {
    await assert.rejects(renderControl(`<x-kit::date name="a" ${attributes} />`), message)
  })
}
