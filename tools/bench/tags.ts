/**
 * Measures the cost of compiling and rendering 500 tags, compared with `@component` calls by hand
 * and with edge-tags: `npm run bench:tags`. Prints medians of the CPU time of the process,
 * including garbage collection.
 */
import assert from 'node:assert/strict'
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { edgeTags } from 'edge-tags'
import { Edge } from 'edge.js'
import { tagsPlugin } from '../../engine/tags/index.ts'
import { median, printGoals } from '../measure/figures.ts'

const rows = 100
const components = 60
const state = { status: 'New', isBusy: true, name: 'Ada' }
const row = `<x-kit::card class="row">
  <x-kit::icon name="check" />
  <x-kit::badge color="info">{{ status }}</x-kit::badge>
  <x-kit::button variant="outline" :disabled="isBusy" title="Edit {{ name }}">Edit</x-kit::button>
  <x-slot name="footer">
    <x-kit::button size="sm" data-id="1">Remove</x-kit::button>
  </x-slot>
</x-kit::card>
`
const rowByHand = `@component('components/card', { class: 'row' })
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

const folder = '.cache/bench-tags'
const names = createComponents()
const ways = {
  'tags of the library': {
    page: row.repeat(rows),
    create: (cache: boolean) =>
      Edge.create({ cache }).use(
        tagsPlugin({
          namespace: 'kit',
          directory: `${process.cwd()}/${folder}/kit`,
          listComponents: () => names,
        }),
        { recurring: true },
      ),
  },
  '@component by hand': {
    page: rowByHand.repeat(rows),
    create: (cache: boolean) => Edge.create({ cache }).mount(`${process.cwd()}/${folder}/edge`),
  },
  'edge-tags': {
    page: row.replaceAll('x-kit::', 'x-').repeat(rows),
    create: (cache: boolean) =>
      Edge.create({ cache }).mount(`${process.cwd()}/${folder}/edge`).use(edgeTags),
  },
  // edge-tags lists all files for each tag, so its cost mostly depends on their number.
  'edge-tags, 4 components': {
    page: row.replaceAll('x-kit::', 'x-').repeat(rows),
    create: (cache: boolean) =>
      Edge.create({ cache })
        .mount(`${import.meta.dirname}/tags/edge`)
        .use(edgeTags),
  },
}
type Way = keyof typeof ways
const wayNames = Object.keys(ways) as Way[]

/**
 * Each measure: whether templates are cached, whether the page is compiled again, how often a
 * sample renders it, and the number of samples.
 */
const measures = {
  'page compiled and rendered, components cached': {
    cache: true,
    fromText: true,
    times: 1,
    samples: 60,
  },
  'page and components compiled and rendered': {
    cache: false,
    fromText: true,
    times: 1,
    samples: 20,
  },
  'page and components cached, rendered': { cache: true, fromText: false, times: 10, samples: 20 },
}

const results = new Map<string, Map<Way, number>>()
for (const [title, measure] of Object.entries(measures)) {
  results.set(title, await measureAll(measure))
  print(title, results.get(title)!)
}

const [first] = results.values()
const ours = first!.get('tags of the library')!
const byHand = ours / first!.get('@component by hand')!
const others = first!.get('edge-tags')! / ours
printGoals([
  { text: 'tags / by hand, first table', value: byHand, bar: 1.5 },
  { text: 'tags / edge-tags, first table', value: 1 / others, bar: 1 / 8 },
])

/** Returns the CPU time of each way in milliseconds, the median of its samples. */
async function measureAll({
  cache,
  fromText,
  times,
  samples,
}: (typeof measures)[keyof typeof measures]) {
  const renderers = new Map(
    wayNames.map((name) => {
      const { page, create } = ways[name]
      const edge = create(cache).registerTemplate('page', { template: page })
      return [name, () => (fromText ? edge.renderRaw(page, state) : edge.render('page', state))]
    }),
  )
  const outputs = await Promise.all(wayNames.map((name) => renderers.get(name)!()))
  for (const output of outputs) assert.equal(simplify(output), simplify(outputs[0]!))

  const costs = new Map(wayNames.map((name) => [name, [] as number[]]))
  const warmUp = samples / 4
  // In turn, so that other load on the machine affects all of them alike.
  for (let sample = -warmUp; sample < samples; sample++) {
    for (const name of wayNames) {
      const render = renderers.get(name)!
      const start = process.cpuUsage()
      for (let time = 0; time < times; time++) await render()
      const { user, system } = process.cpuUsage(start)
      if (sample >= 0) costs.get(name)!.push((user + system) / 1000 / times)
    }
  }
  return new Map(wayNames.map((name) => [name, median(costs.get(name)!)]))
}

function print(title: string, costs: Map<Way, number>): void {
  const ours = costs.get('tags of the library')!
  console.log(`${title} (${rows * 5} tags, ${components} components in the library):\n`)
  for (const [name, cost] of costs) {
    const ratio = `${(cost / ours).toFixed(2)} ×`
    console.log(`  ${name.padEnd(24)} ${cost.toFixed(1).padStart(7)} ms ${ratio.padStart(9)}`)
  }
  console.log()
}

/**
 * Writes the four components of the page, and others up to the size of a library. Returns their
 * names.
 */
function createComponents(): string[] {
  rmSync(folder, { recursive: true, force: true })
  cpSync(`${import.meta.dirname}/tags`, folder, { recursive: true })
  const used = readdirSync(`${folder}/kit`)
  for (let number = used.length; number < components; number++) {
    for (const path of ['kit', 'edge/components']) {
      writeFileSync(`${folder}/${path}/other-${number}.edge`, '<p>{{ $props.toAttrs() }}</p>\n')
    }
  }
  return readdirSync(`${folder}/kit`).map((name) => name.replace('.edge', ''))
}

/** Normalises whitespace, which differs between the ways. */
function simplify(html: string): string {
  return html.replaceAll(/\s+/g, ' ').replaceAll(/ ?([<>]) ?/g, '$1')
}
