import node from 'astro/logger/node'

/**
 * Creates Astro's logger for a build, which prints each message only once. A warning occurs in each
 * pass, for the server and for the browser.
 */
export default function logOnce(config: { level: 'warn' }): ReturnType<typeof node> {
  const log = node(config)
  const sent = new Set<string>()
  return {
    write(event) {
      const key = `${event.level} ${event.label} ${event.message}`
      if (!sent.has(key)) log.write(event)
      sent.add(key)
    },
  }
}
