import { after, before, describe } from 'node:test'
import type { Host, Hosted } from '../hosting/host.ts'
import { startCaddy } from '../hosting/start-caddy.ts'
import { startNginx } from '../hosting/start-nginx.ts'
import { startPreview } from '../hosting/start-preview.ts'
import { testHost } from '../hosting/test-host.ts'

// Another test covers `npm run dev`, together with edits.
const hosts = { nginx: startNginx, Caddy: startCaddy, 'npm start': startPreview }

for (const [name, start] of Object.entries(hosts)) {
  for (const hosted of [
    { site: 'acme', base: '' },
    { site: 'acmeBased', base: '/library' },
  ] satisfies Hosted[]) {
    const { base } = hosted
    describe(base ? `${name}, below ${base}` : name, () => {
      let host: Host
      before(async () => void (host = await start(hosted)))
      after(() => host.stop())
      testHost(name, base, () => host.port)
    })
  }
}
