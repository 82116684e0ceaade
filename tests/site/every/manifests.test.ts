import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import test, { after, before } from 'node:test'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createSiteServer } from '../../../plugins/http/create-site-server.ts'
import { readDist, readDistText } from '../read-dist.ts'
import { sites, type SiteName, tested } from '../sites.ts'

const names = tested('kit', 'based', 'acme')
const read = async (site: SiteName, path: string) => JSON.parse(await readDistText(site, path))

for (const name of names) {
  const server = createSiteServer(sites[name].OUT_DIR)
  let local = ''
  let docsUrl = ''

  before(async () => {
    docsUrl = (await read(name, 'components.json')).library.docsUrl ?? ''
    await once(server.listen(0, '127.0.0.1'), 'listening')
    local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => server.close())

  /** Requests an absolute documentation URL from the built site. */
  const visit = (url: string) => {
    assert.ok(url.startsWith(docsUrl), `${url} is not below ${docsUrl}`)
    return fetch(`${local}${url.slice(docsUrl.length) || '/'}`)
  }

  test(`${name}: publishes files that are valid by the schema that they name`, async () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
    addFormats.default(ajv)
    const validators = new Map<string, ReturnType<typeof ajv.compile>>()
    const { groups } = await read(name, 'api-map.json')
    const components = groups[0].groups.flatMap(
      (group: { items: { json: string }[] }) => group.items,
    )
    const files = [
      '/components.json',
      '/api-map.json',
      '/tokens.json',
      '/dark.tokens.json',
      '/tokens.resolver.json',
      ...components.map(({ json }: { json: string }) => json),
    ]
    for (const file of files) {
      const value = await read(name, file)
      assert.ok(value.$schema.startsWith(`${docsUrl}/schemas/`), `${file} names ${value.$schema}`)
      if (!validators.has(value.$schema)) {
        const schema = await (await visit(value.$schema)).json()
        assert.equal(schema.$id, value.$schema)
        validators.set(value.$schema, ajv.compile(schema))
      }
      const validate = validators.get(value.$schema)!
      assert.ok(validate(value), `${file}: ${ajv.errorsText(validate.errors)}`)
    }
    // An array cannot name its `$schema`, and the skills name that of the draft.
    for (const [schema, file] of [
      ['components-index', '/components/index.json'],
      ['agent-skills', '/.well-known/agent-skills/index.json'],
    ]) {
      const isValid = ajv.validate(
        await read(name, `/schemas/${schema}-1.json`),
        await read(name, file!),
      )
      assert.ok(isValid, ajv.errorsText())
    }
  })

  test(`${name}: lists only existing paths and anchors in the API map`, async () => {
    const map = await read(name, 'api-map.json')
    assert.equal(map.docsBase, docsUrl)
    const paths: string[] = []
    JSON.stringify(map, (key, value) => {
      if (typeof value === 'string' && value.startsWith('/')) paths.push(value)
      if (key === 'headings') return undefined
      return value
    })
    for (const item of map.groups[2].items) {
      for (const { slug } of item.headings) paths.push(`${item.path}#${slug}`)
    }
    assert.ok(paths.length > 20, `only ${paths.length} paths were found`)
    const files = await readDist(name)
    for (const [path, addresses] of Map.groupBy(paths, (path) => path.split('#')[0]!)) {
      const bytes = files.get(path === '/' ? '/index.html' : path) ?? files.get(`${path}.html`)
      assert.ok(bytes, path)
      const text = bytes.toString('utf8')
      for (const address of addresses) {
        const [, anchor] = address.split('#')
        if (anchor) assert.ok(text.includes(` id="${anchor}"`), address)
      }
    }
  })

  test(`${name}: publishes the digest of a skill that matches the bytes at its URL`, async () => {
    const { skills } = await read(name, '/.well-known/agent-skills/index.json')
    assert.equal(skills.length, 1)
    for (const { url, digest, name: skill } of skills) {
      const bytes = Buffer.from(await (await visit(url)).arrayBuffer())
      assert.equal(digest, `sha256:${createHash('sha256').update(bytes).digest('hex')}`)
      assert.ok(url.endsWith(`/${skill}/SKILL.md`), url)
    }
  })
}
