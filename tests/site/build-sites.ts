/** Builds every site that the tests read, once: `node tests/site/build-sites.ts`. */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { makeNastySite } from './make-nasty-site.ts'
import { sites, type SiteName } from './sites.ts'

await rm('.cache/test', { recursive: true, force: true })
await makeNastySite(sites.nasty.SITE_DIR)
await Promise.all([build('kit', 'based'), build('acme', 'nasty', 'acmeBased')])

/** Builds sites, one after the other. */
async function build(...names: SiteName[]): Promise<void> {
  for (const name of names) {
    if (name === 'based') await copyResults()
    const start = performance.now()
    const { code, output } = await buildSite(sites[name])
    if (code !== 0) {
      process.stderr.write(`Cannot build site \`${name}\`:\n${output}\n`)
      process.exit(1)
    }
    process.stdout.write(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  }
}

/**
 * Copies what `kit` has computed of one text alone, which takes half of the time of a build. `based`
 * renders all examples and pages by itself: a test compares them.
 */
async function copyResults(): Promise<void> {
  for (const name of ['facts', 'checks', 'codes', 'sizes']) {
    const toFile = ({ CACHE_DIR }: { CACHE_DIR: string }) => join(CACHE_DIR, `pages/${name}.json`)
    await cp(toFile(sites.kit), toFile(sites.based))
  }
}
