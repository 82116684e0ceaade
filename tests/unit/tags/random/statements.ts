import { SLOTS, writeExpression } from './expressions.ts'
import type { Kind } from './kinds.ts'
import { type TagSource, writeTag } from './tags.ts'
import type { Scope, Way, Writer } from './writer.ts'

/**
 * Statements by kind, with empty lines between them. X is a variable, EXPR an expression, COND a
 * condition, SLOT a slot as an expression, OWN a tag of the library, TAG a whole tag, and BLOCK
 * stands for statements, which may use the variables in its parentheses.
 */
const STATEMENTS: Partial<Record<Kind | 'always', string>> = {
  always: `
text

<p>{{{ SLOT }}}</p>

{{{ await $slots.main() }}}

<b>{{ EXPR }}</b>

<b>{{ EXPR }}</b>

{{{ EXPR }}}

@if(COND)
BLOCK()
@elseif(COND)
BLOCK()
@else
BLOCK()
@end`,
  attrs: `
<div {{ $attrs.toAttrs() }}></div>

<div {{ $attrs.merge({ class: 'own', title: EXPR }).toAttrs() }}></div>

<OWN {{ $attrs }} />

<OWN {{ $attrs.except('title') }} title="{{ $attrs.get('title') }}"></OWN>`,
  slotTwice: `
{{{ await $slots.main() }}}-{{{ await $slots.main() }}}

{{{ await $slots.head?.() }}}{{{ await $slots.main() }}}{{{ await $slots.head?.() }}}

@each(n in [1, 2])
{{{ await $slots.main() }}}
@end

@if(true)
@let(text = await $slots.main())
{{{ text }}}
@assign(text = text + 1)
{{{ text }}}
@end`,
  slotInHtml: `
<p title="{{ SLOT }}">a</p>

<p class="a {{{ SLOT }}}">a</p>

<style>{{{ SLOT }}}</style><!-- {{{ SLOT }}} -->

<{{{ SLOT }}}>

<script type="application/json">{{{ JSON.stringify({ text: SLOT }) }}}</script>`,
  slotInCondition: `
@if($slots.head)
{{{ SLOT }}}
@else
none
@end

@if(((SLOT) ?? '').trim())
full
@else
empty
@end

@unless((SLOT)?.length > 3)
{{{ await $slots.main() }}}
@end

@each(letter in ((SLOT) ?? '').split(''))
{{ letter }}.
@end

@if(false)
never
@elseif((SLOT) === 'a')
a
@end

{{{ $slots.head ? await $slots.head() : await $slots.main() }}}`,
  slotInTag: `
@if($slots.head)
<OWN title="{{{ await $slots.head() }}}" />
@end

<OWN value="{{{ await $slots.main() }}}">{{{ await $slots.main() }}}</OWN>

<OWN><x-slot:head><OWN title="{{{ await $slots.main() }}}" /></x-slot:head></OWN>`,
  inject: `
@inject({ size: 's' })

@inject({ size: true })

@inject({ size: EXPR })

{{{ await $slots.head?.() }}}
@inject({ list: [X] })

@if(true)
@let(list = [])
@inject({ list })
{{{ await $slots.main() }}}
<u>{{ list.length }}</u>
@end

@if(true)
@let(count = 0)
@inject({ toNumber: () => (count = count + 1) })
{{{ await $slots.main() }}}{{ count }}
@end

@inject({ size: $context.size, outer: $context })
{{{ await $slots.main() }}}`,
  injectInside: `
@if(COND)
@inject({ size: 'inside' })
@end
{{{ await $slots.main() }}}

@if(COND)
@inject({ size: true })
@else
@inject({ size: false })
@end
{{{ await $slots.main() }}}

@each(n in [1, 2])
@inject({ size: n })
{{{ await $slots.main() }}}
@end

@unless(COND)
@inject({ size: true })
@end
{{{ await $slots.main() }}}

{{{ await $slots.main() }}}
@if(COND)
@inject({ size: true })
@end
{{{ await $slots.main() }}}`,
  mutation: `
@assign(theme = 'assigned')
{{ theme }}

@if(X && typeof X === 'object')
@assign(Object(X).total = 'assigned')
@end

@each(one in [X].flat())
{{ one && typeof one === 'object' ? Reflect.set(one, 'name', 'set') : '' }}
@end`,
  globals: `
@assign(token = 'assigned')
{{ token }}

@if(true)
@let(theme = 'local')
{{ theme }}
@end

@if(isAdmin)
<b>{{ token }}</b>
@end`,
  edgeTags: `
@include('note')

@includeIf(isAdmin, 'note')

@component('note', { label: X })
{{{ await $slots.main() }}}
@end

@!component('note', { label: token })

@pushTo('js')
<script>{{ typeof X }}{{ token }}</script>
@end

@pushOnceTo('js')
<script>once</script>
@end

@eval(EXPR)`,
  errors: `
@if(COND)
@newError('refused', $filename, 1, 1)
@end

{{ X.missing.property }}

{{ onlyAda.length }}`,
  pauses: `
{{ await pause(2) }}`,
  slotPassed: `
<OWN :value="$slots" />

<OWN :value="{ render: $slots.main }" :other="$slots.head?.()?.catch?.(() => '')" />

@if(true)
@let(render = $slots.main)
{{{ await render() }}}
@end

@if(true)
@let(all = $slots)
{{{ await all.main() }}}{{{ await all.head?.() }}}
@end

@if(true)
@assign($slots.head = () => 'replaced')
{{{ await $slots.head() }}}
@end

@inject({ render: $slots.head })
{{{ await $slots.main() }}}

{{{ await X?.render?.() }}}

<OWN><x-slot:head>{{{ await $slots.head?.() }}}</x-slot:head>{{{ await $slots.main() }}}</OWN>`,
  loops: `
@each(item in [X, 'b'].flat())
BLOCK(item)
@end

@each((item, index) in Object(X))
{{ index }}
BLOCK(item,index)
@end

@each((item, key) in { a: 1, b: { c: 2 } })
BLOCK(item,key)
@end

@each(user in [{ name: 1 }, [2]])
{{ user.name }}
BLOCK(user)
@else
none
@end

@if(true)
@let(local = EXPR)
BLOCK(local)
@end

@unless(COND)
BLOCK()
@end`,
  innerTags: `
TAG`,
}

const WAYS: readonly Way<string>[] = Object.entries(STATEMENTS).flatMap(([kind, text]) =>
  text
    .trim()
    .split('\n\n')
    .map((statement) => [kind === 'always' ? null : (kind as Kind), statement] as const),
)
const FLAT = WAYS.filter(([, text]) => !/^(?:BLOCK|TAG)/m.test(text))

/** What statements may use. */
export interface Place {
  scope: Scope
  /** How many blocks may still be inside each other. */
  depth: number
  source: TagSource
}

/** Writes statements of a component, as lines. */
export function writeStatements(writer: Writer, place: Place, count: number): string[] {
  const ways = place.depth > 0 ? WAYS : FLAT
  return Array.from({ length: count }, () =>
    writer
      .way(ways)
      .split('\n')
      .flatMap((line) => writeLine(writer, place, line)),
  ).flat()
}

function writeLine(writer: Writer, place: Place, line: string): string[] {
  const { choices } = writer
  const inside = (more: string[] = []) => {
    const below = { ...place, depth: place.depth - 1, scope: [...place.scope, ...more] }
    return writeStatements(writer, below, 1 + choices.below(2))
  }
  const [, names] = /^BLOCK\((.*)\)$/.exec(line) ?? []
  if (names !== undefined) return inside(names.split(',').filter(Boolean))
  const slot = () =>
    choices.pick(['await $slots.main()', `await $slots.${choices.pick(SLOTS)}?.()`])
  const expression = () => writeExpression(writer, place.scope)
  if (line === 'TAG') {
    const content = choices.pick([() => ['{{{ await $slots.main() }}}'], inside])
    return writeTag(writer, place.source, { expression, content, slot })
  }
  const own = place.source.own.length ? choices.pick(place.source.own) : place.source.kit[0]!
  const x = writer.name(place.scope)
  const written = line
    .replaceAll('OWN', () => `x-${own.name}`)
    .replace(/\bX\b/g, () => x)
    .replaceAll('SLOT', slot)
    .replaceAll('COND', () => choices.pick([() => x, expression, () => `!(${expression()})`])())
    .replaceAll('EXPR', expression)
  return [written]
}
