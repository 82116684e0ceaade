import assert from 'node:assert/strict'
import test from 'node:test'
import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { addDays, addMonths, findWeekStart, toDay } from '../../../../kit/components/shared/day.ts'
import { renderControl } from '../render-control.ts'

const march = 'month="2026-03" now="2026-03-09"'

async function render(attributes: string, options: Parameters<typeof renderControl>[2] = {}) {
  const { html, elements } = await renderControl(
    `<x-kit::calendar ${attributes} />`,
    undefined,
    options,
  )
  const list = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const texts = (nodes: Element[]) => nodes.map((node) => toString(node))
  return {
    html,
    days: texts(list('td')),
    weekdays: texts(list('th')),
    title: texts(list('h2'))[0],
    links: list('a'),
  }
}

test('counts days and months across the ends of years and leap years', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addMonths('2026-01-31', -1), '2025-12-01')
})

test('finds the day of a time in a time zone, and none that does not exist', () => {
  const late = '2026-03-08T23:30:00Z'
  assert.equal(toDay(late, 'Asia/Tokyo'), '2026-03-09')
  assert.equal(toDay(late, 'America/New_York'), '2026-03-08')
  assert.equal(toDay('2026-03-09', 'America/New_York'), '2026-03-09')
  for (const value of ['2026-02-30', '30.2.2026', '', null, {}, Number.NaN]) {
    assert.equal(toDay(value), null)
  }
})

test('starts weeks and names days as the language does', async () => {
  assert.deepEqual(['en', 'de', 'ar'].map(findWeekStart), [7, 1, 6])
  const english = await render(march)
  assert.equal(english.title, 'March 2026')
  assert.equal(english.weekdays[0], 'SunSunday')
  assert.deepEqual([english.days.length, english.days[0], english.days.at(-1)], [35, '1', '4'])
  const german = await render(`${march} locale="de"`)
  assert.equal(german.title, 'März 2026')
  assert.equal(german.weekdays[0], 'MoMontag')
  assert.deepEqual([german.days.length, german.days[0]], [42, '23'])
  assert.equal((await render(`${march} :week-start="1"`)).weekdays[0], 'MonMonday')
  // Thai years and Persian months are those of other calendars, unless Gregorian days are asked for.
  assert.match((await render(`${march} locale="th"`)).title!, /2026/)
  assert.match((await render(`${march} locale="fa"`)).title!, /مارس/)
})

test('links to the months around, keeps the query string, and stops at the ends', async () => {
  const request = { url: () => '/rooms?room=2&month=2026-03' }
  const { links, title } = await render('now="2026-05-09" max="2026-04-30"', {
    shared: { request },
  })
  assert.equal(title, 'March 2026')
  assert.deepEqual(
    links.map(({ properties }) => properties.href),
    ['?room=2&month=2026-02', '?room=2&month=2026-04'],
  )
  const last = await render(`${march} max="2026-03-31" min="2026-03-01"`)
  assert.deepEqual(last.links, [])
  assert.equal(last.html.split(' disabled').length, 3)
})

test('shows the current month if the query string has none that exists, or several', async () => {
  for (const month of ['', '2026-13', 'x', '%3Cscript%3E', '2026-01&month=2026-02']) {
    const request = { url: () => `/rooms?month=${month}` }
    assert.equal((await render('now="2026-03-09"', { shared: { request } })).title, 'March 2026')
  }
})

test('marks today, links days, and shows events on each of their days', async () => {
  const state = {
    events: [
      { date: '2026-03-09', end: '2026-03-10', title: 'Fair', href: '/fair', color: 'primary' },
      { date: new Date('2026-03-31T23:00:00Z'), title: 'Party' },
    ],
    toHref: (day: string) => (day === '2026-03-09' ? `/days/${day}` : null),
  }
  const { html, links } = await render(
    `${march} :events="events" :day-href="toHref" zone="Asia/Tokyo"`,
    { state },
  )
  assert.equal(html.split('aria-current="date"').length, 2)
  assert.deepEqual(
    links.map(({ properties }) => properties.href).filter((href) => !String(href).startsWith('?')),
    ['/days/2026-03-09', '/fair', '/fair'],
  )
  assert.match(html, /datetime="2026-04-01".*?<\/time>\s*<ul[^]*?Party/)
})

test('keeps room for events in a month without any, and lists days with an event or a link on phones', async () => {
  const listed = async (attributes: string) => {
    const { html } = await render(`${march} ${attributes}`)
    const days = [...html.matchAll(/ data-day="([^"]+)"[^]*?class="kit-calendar-day"[^>]*>(\d+)/g)]
    return [html.includes(' data-wide'), ...days.map(([, weekday, day]) => `${weekday} ${day}`)]
  }
  const toHref = `:day-href="(day) => day === '2026-03-04' ? '/days/4' : null"`
  // The last week also shows April.
  const events = `:events="[{ date: '2026-03-31', end: '2026-04-02', title: 'Fair' }]"`
  assert.deepEqual(await listed(`${events} ${toHref}`), [true, 'Wed 4', 'Tue 31'])
  assert.deepEqual(await listed(':events="[]"'), [true])
  assert.deepEqual(await listed(toHref), [false])
})

for (const [attributes, message] of [
  ['month="2026-13"', /"month"\. Expected a month such as "2026-03"/],
  ['min="2026-02-30"', /"min"\. Expected an existing day of the Gregorian calendar/],
  ['min="2026-04-01" max="2026-03-01"', /"min"\. 2026-04-01 is after "max"/],
  [':week-start="0"', /"weekStart"\. Expected a whole number from 1 to 7/],
  ['locale="fa-u-ca-persian"', /Use "fa" instead of "fa-u-ca-persian"/],
  ['zone="Mars"', /"zone"/],
  [`:events="[{ date: '2026-02-30', title: 'A' }]"`, /"date" of item 1 in prop "events"/],
  [
    `:events="[{ date: '2026-03-02', end: '2026-03-01', title: 'A' }]"`,
    /"end".* not before "date"/,
  ],
  [`:events="[{ date: '2026-03-02', end: 'soon', title: 'A' }]"`, /"end".* existing day/],
  [`:events="[{ date: '2026-03-02' }]"`, /"title" of item 1 in prop "events". Expected a text/],
  [
    `:events="[{ date: '2026-03-02', title: 'A' }, { date: '2026-03-02', title: 'A', color: 'red' }]"`,
    /"color" of item 2 in prop "events". Expected one of "primary", "neutral"/,
  ],
] as const) {
  test(`rejects a calendar with ${attributes}`, async () => {
    await assert.rejects(render(attributes), message)
  })
}
