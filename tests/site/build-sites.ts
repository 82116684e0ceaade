/** Builds every site that the tests read, once: `node tests/site/build-sites.ts`. */
import { rm } from 'node:fs/promises'
import { buildSite } from './build-site.ts'
import { makeNastySite } from './make-nasty-site.ts'
import { sites, type SiteName } from './sites.ts'

await rm('.cache/test', { recursive: true, force: true })
await makeNastySite(sites.nasty.SITE_DIR)
const names = Object.keys(sites) as SiteName[]
for (const name of names.filter((name) => name !== 'warm')) {
  const start = performance.now()
  const { code, output } = await buildSite(sites[name])
  if (code !== 0) {
    process.stderr.write(`Cannot build site \`${name}\`:\n${output}\n`)
    process.exit(1)
  }
  process.stdout.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}
