const CALL = /^[^\S\r\n]*@!?([a-zA-Z._]+)[^\S\r\n]{0,2}\(/gm

/**
 * Lists what stands in a template as Edge tags do, `@name(` at the start of a line, and is not
 * known. A dot makes it a component of the application; else it may be a tag, or mere text.
 */
export function listUnknownTags(text: string, isKnown: (name: string) => boolean): string[] {
  const names = Array.from(text.matchAll(CALL), ([, name]) => name!)
  return [...new Set(names)].filter((name) => /[a-zA-Z]/.test(name) && !isKnown(name))
}
