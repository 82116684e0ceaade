/** Builds sites that the tests read, one after the other: `node tests/site/build-sites.ts kit`. */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { makeNastySite } from './make-nasty-site.ts'
import { sites, type SiteName } from './sites.ts'

for (const name of process.argv.slice(2) as SiteName[]) {
  const site = sites[name]
  for (const folder of [site.OUT_DIR, site.CACHE_DIR])
    await rm(folder, { recursive: true, force: true })
  if (name === 'nasty') await makeNastySite(site.SITE_DIR)
  if (name === 'based') await copyResults()
  const start = performance.now()
  const { code, output } = await buildSite(site)
  if (code !== 0) {
    process.stderr.write(`Cannot build site \`${name}\`:\n${output}\n`)
    process.exit(1)
  }
  process.stdout.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/**
 * Copies what `kit` has computed of one text alone, which takes half of the time of a build. `based`
 * renders all examples and pages by itself: a test compares them.
 */
async function copyResults(): Promise<void> {
  for (const name of ['facts', 'checks', 'codes', 'sizes']) {
    const toFile = ({ CACHE_DIR }: { CACHE_DIR: string }) => join(CACHE_DIR, `pages/${name}.json`)
    await cp(toFile(sites.kit), toFile(sites.based), { recursive: true })
  }
}
