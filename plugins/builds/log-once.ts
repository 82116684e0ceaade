import node from 'astro/logger/node'

/**
 * The log of a build, as Astro has it, but for what was said before: a warning is met again in each
 * pass, for the server and for the browser.
 */
export default function logOnce(config: { level: 'warn' }): ReturnType<typeof node> {
  const log = node(config)
  const told = new Set<string>()
  return {
    write(event) {
      const key = `${event.level} ${event.label} ${event.message}`
      if (!told.has(key)) log.write(event)
      told.add(key)
    },
  }
}
