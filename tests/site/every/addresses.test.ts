import assert from 'node:assert/strict'
import test from 'node:test'
import { listAddresses, type Place } from '../list-addresses.ts'
import { readDist } from '../read-dist.ts'
import { type SiteName, tested } from '../sites.ts'

const places = {
  kit: { origin: null, base: '' },
  based: { origin: 'https://docs.example', base: '/library' },
  acme: { origin: 'https://acme.test', base: '' },
} satisfies Partial<Record<SiteName, Place>>

for (const site of tested('kit', 'based', 'acme')) {
  const place = places[site]
  test(`${site}: links only to existing files and anchors, from every file`, async () => {
    const files = await readDist(site)
    const listIds = rememberIds(files)
    const kinds = new Set<string>()
    const wrong: string[] = []
    for (const [file, bytes] of files) {
      if (!/\.(html|md|json|txt|xml|css)$|^\/_headers$/.test(file)) continue
      // Plain text of the pages, where a path is no link.
      if (file === '/search-text.json') continue
      // The source and the state of an example, whose paths are those of an application.
      if (/^\/preview\/.*\.json$/.test(file)) continue
      for (const address of listAddresses(file, bytes.toString('utf8'), place)) {
        kinds.add(/\w+$/.exec(file)![0])
        const problem = findProblem(files, listIds, address, place.base, file)
        if (problem) wrong.push(`${file} → ${address}: ${problem}`)
      }
    }
    assert.deepEqual([...new Set(wrong)], [])
    const ofHost = place.origin === null ? [] : ['xml']
    assert.deepEqual([...kinds].sort(), ['_headers', 'html', 'json', 'md', 'txt', ...ofHost])
  })

  test(`${site}: mentions no other documentation host in any file`, async () => {
    const others = Object.values(places).filter(({ origin }) => origin !== place.origin)
    for (const [file, bytes] of await readDist(site)) {
      const text = bytes.toString('utf8')
      for (const { origin } of others) {
        if (origin !== null) assert.ok(!text.includes(origin), `${file}: ${origin}`)
      }
    }
  })
}

/** Returns a function that lists the ids in a page, and reads each page once. */
function rememberIds(files: Map<string, Buffer>): (path: string) => Set<string> {
  const known = new Map<string, Set<string>>()
  return (path) => {
    const text = () => files.get(path)!.toString('utf8')
    const ids =
      known.get(path) ?? new Set([...text().matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!))
    known.set(path, ids)
    return ids
  }
}

/** Returns what is wrong with a URL in a file, or null. */
function findProblem(
  files: Map<string, Buffer>,
  listIds: (path: string) => Set<string>,
  address: string,
  base: string,
  file: string,
): string | null {
  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#')
  if (path !== base && !path.startsWith(`${base}/`)) return `not below ${base}`
  const below = decodeURI(path.slice(base.length)) || '/'
  const found = (below === '/' ? ['/index.html'] : [below, `${below}.html`]).find((name) =>
    files.has(name),
  )
  // A rule of `_headers` applies to many files.
  const pattern = below.split('*')
  const isPattern = file === '/_headers' && pattern.length === 2
  if (isPattern && [...files.keys()].some((name) => matches(name, pattern))) return null
  if (!found) return 'no file'
  if (!anchor) return null
  // The playground opens the example that its fragment names.
  const example = below === '/playground' && /^example=(.+)$/.exec(anchor)?.[1]
  if (example) {
    const parts = [`/preview/${example}.html`, `/preview/${example}.json`]
    return parts.every((name) => files.has(name)) ? null : 'no example'
  }
  return listIds(found.replace(/\.md$/, '.html')).has(anchor) ? null : 'no anchor'
}

function matches(name: string, [before = '', after = '']: string[]): boolean {
  return name.startsWith(before) && name.endsWith(after)
}
