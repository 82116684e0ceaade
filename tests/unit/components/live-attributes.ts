/** Attributes of libraries for live pages, as people write them on a tag. */
export const liveAttributes: readonly string[] = [
  // Livewire
  'wire:click.prevent="save"',
  'wire:model.live.debounce.300ms="query"',
  'wire:key="row-1"',
  'wire:ignore.self',
  'wire:navigate',
  'wire:loading.attr="disabled"',
  'wire:target="save"',
  'wire:confirm="Sure?"',
  // htmx
  'hx-get="/save?a=1&amp;b=2"',
  'hx-on:click="save()"',
  'hx-on::after:request="save()"',
  `hx-vals='{"a": 1}'`,
  'hx-target="next .list"',
  'hx-preserve',
  // Unpoly
  'up-target=":main"',
  'up-submit',
  'up-validate="form"',
  'up-keep',
  'up-on-loaded="save()"',
  // Datastar, with the colon of its releases and the hyphen before them
  'data-on:click__debounce.300ms="@post(\'/save\')"',
  'data-on-click="$open = !$open"',
  'data-bind:name',
  'data-bind-first-name__case.kebab',
  'data-signals="{open: {a: false}}"',
  'data-show="$open"',
  'data-preserve-attr="open class"',
  'data-class:active="$open"',
  'data-attr:aria-label="$label"',
  'data-indicator:loading',
  'data-ignore-morph',
  // Alpine
  'x-data="{ open: {a: false}}"',
  'x-on:click.outside="open = false"',
  'x-model.number="age"',
  'x-modelable="age"',
  'x-bind:disabled="open"',
  'x-transition.opacity.duration.500ms',
  'x-cloak',
  '@click.prevent="open = a > 1 && b < 2"',
  '@keydown.escape.window="open = false"',
  '@error="open = false"',
  '::class="{ active: open }"',
  '::key="row.id"',
  // Turbo and Stimulus
  'data-turbo-frame="_top"',
  'data-turbo-permanent',
  'data-turbo-confirm="Sure?"',
  'data-controller="menu"',
  'data-action="keydown.esc@window->menu#close"',
  'data-menu-target="item"',
]

/** Those that bind a value; groups of controls pass them on to each control. */
export function isBinding(written: string): boolean {
  return /^(?:wire:model|x-model[.=]|data-bind)/.test(written)
}
