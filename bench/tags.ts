import assert from 'node:assert/strict'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { edgeTags } from 'edge-tags'
import { Edge } from 'edge.js'
import { readLibrary } from '../engine/io/read-library.ts'
import { tagsPlugin } from '../engine/tags/index.ts'
import { createRenderer } from '../plugins/example/render-examples.ts'
import { type Goal, median, printGoals, toColumns } from '../tools/figures.ts'
import { readOptions } from '../tools/read-options.ts'
import { measureApplication } from './tags/application.ts'
import { type PageName, pages, request, rows, writeOut } from './tags/pages.ts'

const about = `Measures what tags cost, compared with the same HTML written out, with \`@component\`
calls by hand and with edge-tags. Prints medians of the CPU time of the process, including garbage
collection, and reports whether each goal is met. Exit code 1 if a goal is missed.`
const { requests } = readOptions(about, { requests: 10_000 })

/** Functions that render the same page in different ways. */
type Ways = Record<string, () => Promise<string>>

/** Maximum cost of a page in relation to the same page written out: rendered, and served. */
type Bars = { rendered?: number; served?: number }
const bars: Record<PageName, Bars> = {
  '100 tags of literals': { rendered: 1.2 },
  '25 rows: avatar, link, badge, icon button': { rendered: 8, served: 1.15 },
  '25 rows, with a menu and a modal each': { served: 1.3 },
}

const library = await readLibrary('kit')
const goals: Goal[] = []
await measurePages()
await measureSyntax()
await measureGrowth()
await measureApplications()
printGoals(goals)

/** Measures pages with the components of Kit, and the same pages written out. */
async function measurePages(): Promise<void> {
  for (const [page, { rendered: bar }] of Object.entries(bars) as [PageName, Bars][]) {
    const tags = await createRenderer('kit', library, { production: true })
    const plain = Edge.create({ cache: true })
    tags.registerTemplate('page', { template: pages[page] })
    plain.registerTemplate('page', { template: await writeOut(page, tags) })
    const render = (edge: Edge) => edge.share(request).render('page', { rows })
    const ways = { 'written out': () => render(plain), tags: () => render(tags) }
    const [written, ours] = await compare(page, ways, { times: 20, samples: 80 })
    if (bar) goals.push({ text: `${page}, to written out`, value: ours! / written!, bar })
  }
}

/** Measures tags of four small components, and calls of the same components in other syntaxes. */
async function measureSyntax(): Promise<void> {
  const row = `<x-kit::card class="row">
  <x-kit::icon name="check" />
  <x-kit::badge color="info">{{ status }}</x-kit::badge>
  <x-kit::button variant="outline" :disabled="isBusy" title="Edit {{ name }}">Edit</x-kit::button>
  <x-slot name="footer">
    <x-kit::button size="sm" data-id="1">Remove</x-kit::button>
  </x-slot>
</x-kit::card>
`
  const byHand = `@component('components/card', { class: 'row' })
  @!component('components/icon', { name: 'check' })
  @component('components/badge', { color: 'info' })
    {{ status }}
  @end
  @component('components/button', { variant: 'outline', disabled: isBusy, title: \`Edit \${name}\` })
    Edit
  @end
  @slot('footer')
    @component('components/button', { size: 'sm', 'data-id': '1' })
      Remove
    @end
  @end
@end
`
  const folder = resolve('.cache/bench-tags')
  cpSync(join(import.meta.dirname, 'tags/edge'), folder, { recursive: true })
  const names = ['badge', 'button', 'card', 'icon']
  // As many as a library has: edge-tags lists all files for each tag.
  for (let number = names.length; number < 60; number++) {
    names.push(`other-${number}`)
    writeFileSync(join(folder, `components/other-${number}.edge`), '<p></p>\n')
  }
  const plugin = tagsPlugin({
    namespace: 'kit',
    directory: join(import.meta.dirname, 'tags/kit'),
    listComponents: () => names,
    production: true,
  })
  const mount = () => Edge.create({ cache: true }).mount(folder)
  const create = {
    '@component by hand': { page: byHand, start: mount },
    'edge-tags': { page: row.replaceAll('x-kit::', 'x-'), start: () => mount().use(edgeTags) },
    tags: { page: row, start: () => Edge.create({ cache: true }).use(plugin, { recurring: true }) },
  }
  const state = { status: 'New', isBusy: true, name: 'Ada' }
  const toWays = (times: number, fresh: boolean): Ways =>
    Object.fromEntries(
      Object.entries(create).map(([name, { page, start }]) => {
        const open = () => start().registerTemplate('page', { template: page.repeat(times) })
        const edge = open()
        return [name, () => (fresh ? open() : edge).render('page', state)]
      }),
    )
  const cached = await compare('500 tags, templates cached', toWays(100, false), { times: 10 })
  const first = await compare('first request: 100 tags', toWays(20, true), { samples: 30 })
  goals.push(
    { text: 'cached, to @component', value: cached[2]! / cached[0]!, bar: 0.2 },
    { text: 'cached, to edge-tags', value: cached[2]! / cached[1]!, bar: 0.2 },
    { text: 'first request, to @component', value: first[2]! / first[0]!, bar: 1 },
  )
}

/** Measures pages of up to 10,000 tags. */
async function measureGrowth(): Promise<void> {
  const edge = await createRenderer('kit', library, { production: true })
  const tag = '<x-kit::badge :color="color">{{ label }}</x-kit::badge>\n'
  const ways: Ways = {}
  for (const amount of [100, 1000, 10_000]) {
    edge.registerTemplate(`page-${amount}`, { template: tag.repeat(amount) })
    ways[`${amount} tags`] = () => edge.render(`page-${amount}`, { color: 'info', label: 'New' })
  }
  const [few, , many] = await compare('growth', ways, { times: 5, same: false })
  goals.push({ text: '10,000 tags, to 100', value: many! / few!, bar: 130 })
}

/** Measures pages of an AdonisJS application in production. */
async function measureApplications(): Promise<void> {
  const edge = await createRenderer('kit', library, { production: true })
  const table = [['In an application', 'CPU ms', 'MiB']]
  for (const [page, { served: bar }] of Object.entries(bars) as [PageName, Bars][]) {
    if (!bar) continue
    const ways = { 'written out': await writeOut(page, edge), tags: pages[page] }
    const costs = []
    for (const [way, template] of Object.entries(ways)) {
      console.error(`${page}, ${way}`)
      const cost = await measureApplication(template, requests)
      costs.push(cost)
      table.push([`${page}, ${way}`, cost.cpu.toFixed(2), cost.memory.toFixed(0)])
    }
    const [written, ours] = costs
    goals.push(
      { text: `${page}, CPU of a request`, value: ours!.cpu / written!.cpu, bar },
      { text: 'its memory', value: ours!.memory - written!.memory, bar: 20, unit: 'MiB' },
    )
  }
  console.log(`${toColumns(table)}\n`)
}

/**
 * Prints and returns the CPU time of each way in milliseconds, the median of its samples. The ways
 * take turns, so that other load on the machine affects all of them alike.
 */
async function compare(
  title: string,
  ways: Ways,
  { times = 1, samples = 20, same = true } = {},
): Promise<number[]> {
  const renders = Object.values(ways)
  const outputs = await Promise.all(renders.map((render) => render()))
  if (same) for (const output of outputs) assert.equal(simplify(output), simplify(outputs[0]!))
  const costs: number[][] = renders.map(() => [])
  for (let sample = -samples / 4; sample < samples; sample++) {
    for (const [index, render] of renders.entries()) {
      const start = process.cpuUsage()
      for (let time = 0; time < times; time++) await render()
      const { user, system } = process.cpuUsage(start)
      if (sample >= 0) costs[index]!.push((user + system) / 1000 / times)
    }
  }
  const medians = costs.map(median)
  const table = Object.keys(ways).map((name, index) => {
    const cost = medians[index]!
    return [name, cost.toFixed(3), `${(cost / medians[0]!).toFixed(2)} ×`]
  })
  console.log(`${toColumns([[title, 'CPU ms', ''], ...table])}\n`)
  return medians
}

/** Normalises white space, which differs between the ways. */
function simplify(html: string): string {
  return html.replaceAll(/\s+/g, ' ').replaceAll(/ ?([<>]) ?/g, '$1')
}
