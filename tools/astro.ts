/**
 * Runs a command of Astro with its telemetry turned off, so that its notice is not the first thing
 * that somebody reads here: `node tools/astro.ts build`.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
await import(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url).href)
