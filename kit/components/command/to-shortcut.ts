const modifiers: Record<string, string> = {
  control: 'ctrl',
  command: 'meta',
  cmd: 'meta',
  option: 'alt',
  return: 'enter',
  esc: 'escape',
  del: 'delete',
}

/**
 * Keys that are pressed together, in the words of the script, such as `mod+shift+k`. Returns null if
 * there are none, and for a sequence such as `g p`, which no script listens for.
 */
export function toShortcut(keys: string): string | null {
  const text = keys.trim().toLowerCase()
  if (!text || /\s/.test(text)) return null
  const names = text.split(/(?<!^|\+)\+/)
  return names.map((name) => (Object.hasOwn(modifiers, name) ? modifiers[name] : name)).join('+')
}
