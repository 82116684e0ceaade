/** Builds every site that the tests read, once: `node tests/site/build-sites.ts`. */
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { buildSite } from './build-site.ts'
import { makeNastySite } from './make-nasty-site.ts'
import { sites, type SiteName } from './sites.ts'

await rm('.cache/test', { recursive: true, force: true })
await makeNastySite(sites.nasty.SITE_DIR)
const names = (Object.keys(sites) as SiteName[]).filter((name) => name !== 'warm')
await Promise.all(Array.from({ length: availableParallelism() }, buildNext))

/** Builds the next site until none is left. */
async function buildNext(): Promise<void> {
  for (let name = names.shift(); name; name = names.shift()) {
    const start = performance.now()
    const { code, output } = await buildSite(sites[name])
    if (code !== 0) {
      process.stderr.write(`Cannot build site \`${name}\`:\n${output}\n`)
      process.exit(1)
    }
    process.stdout.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  }
}
