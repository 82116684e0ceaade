import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'

/** Names of Datastar's attributes after `data-`, with those of its paid plugins. */
const DATASTAR = `animate attr bind class computed custom-validity effect ignore indicator init
  json-signals match-media on persist preserve-attr query-string ref replace-url rocket
  scroll-into-view show signals star style text view-transition`
  .trim()
  .split(/\s+/)
/** Attributes that Livewire, htmx, Unpoly, Alpine, Turbo, Stimulus and Datastar act on. */
const FOREIGN = new RegExp(
  `^(?:wire:|(?:data-)?hx-|up-|x-|[@:]|data-(?:turbo|controller$|action$|(?:${DATASTAR.join('|')})(?:[:_-]|$)))`,
)

/** The names of attributes of other libraries in HTML. */
function listForeign(html: string): string[] {
  const names: string[] = []
  for (const [, attributes] of html.matchAll(/<[a-z][^\s/>]*((?:[^"'>]|"[^"]*")*)/g)) {
    for (const [, name] of attributes!.matchAll(/\s([^\s="/]+)(?:="[^"]*")?/g)) {
      if (FOREIGN.test(name!)) names.push(name!)
    }
  }
  return names
}

test('uses no attribute that a library for live pages acts on, unless a tag has it', () => {
  const folder = join(import.meta.dirname, 'components')
  for (const name of readdirSync(folder)) {
    const read = (file: string) => readFileSync(join(folder, name, file), 'utf8')
    const input = read('input.edge')
    const own = listForeign(read('output.html')).filter((found) => !input.includes(found))
    assert.deepEqual(own, [], name)
  }
})

test('knows the attributes of libraries for live pages', () => {
  const names = 'data-text data-on:click data-bind-name data-turbo-frame wire:key @click x-data hx-get'
  assert.deepEqual(listForeign(`<p ${names}></p>`), names.split(' '))
  assert.deepEqual(listForeign('<p data-kit="a" data-size data-texts title="a x-b" data-kit-on></p> x-a'), [])
})
