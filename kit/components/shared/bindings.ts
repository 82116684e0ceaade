import type { AttributeBag } from '@kit-edge/engine/tags'

/** `wire:model.live`, `x-model.number`, `data-bind:name`; but neither `x-modelable` nor `data-binding`. */
const BINDING = /^(?:(?:wire:|x-)model(?=\.|$)|data-bind(?=[:_-]|$))/

/** The attributes that bind the value of a control to Livewire, Alpine or Datastar. */
export function findBindings(attrs: AttributeBag): AttributeBag {
  return attrs.only(Object.keys(attrs.all()).filter((name) => BINDING.test(name)))
}

/**
 * Whether a binding replaces the value of a control. Datastar instead starts with the value that
 * the control has, unless the page sets another one.
 */
export function isOwning(bindings: AttributeBag): boolean {
  return Object.keys(bindings.startingWith('wire:', 'x-').all()).length > 0
}

/** Bindings of one part of a value: `wire:model="stay"` becomes `wire:model="stay.start"`. */
export function toPartBindings(bindings: AttributeBag, part: string): Record<string, unknown> {
  const entries = Object.entries(bindings.all()).map(([name, value]) => {
    if (typeof value === 'string' && value) return [name, `${value}.${part}`]
    // Datastar has the name of the signal in that of the attribute, before its modifiers.
    return [name.replace(/(__.*)?$/, `.${part}$1`), value]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}
