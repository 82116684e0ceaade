import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { makeProject } from './make-project.ts'
import { startServer, type TestServer } from './start-server.ts'
import { ways } from './to-command.ts'

/** Returns the default of the prop `color` of buttons. */
async function readColor(server: TestServer): Promise<unknown> {
  const { structuredContent } = await server.call('get_component', { names: ['button'] })
  const { props } = structuredContent.components[0]
  return props.find(({ name }: { name: string }) => name === 'color').default
}

for (const way of ways) {
  test(`answers through ${way} without a configuration that does not load, until it does`, async () => {
    const project = makeProject(`configuration-late-${way}`)
    const { folder, config } = project
    const signal = join(folder, 'go-on')
    writeFileSync(
      config,
      `import { existsSync } from 'node:fs'
while (!existsSync('${signal}')) await new Promise((done) => setTimeout(done, 20))
export default { button: { color: 'danger' } }
`,
    )
    await using server = await startServer(project, { way })
    for (let count = 0; count < 5; count += 1) assert.equal(await readColor(server), 'primary')
    assert.equal(
      server.stderr(),
      'Cannot run `config/kit.ts`: it takes longer than 3 seconds to load. Correct what its top-level await waits for. The defaults of the package apply.\n',
    )
    writeFileSync(signal, '')
    while ((await readColor(server)) !== 'danger') await delay(20)
    assert.equal((await server.end()).code, 0)
  })

  test(`keeps running through ${way} if the configuration ends the process or fails later`, async () => {
    const project = makeProject(`configuration-exit-${way}`)
    writeFileSync(
      project.config,
      `setTimeout(() => process.exit(3))
setTimeout(() => Promise.reject(new Error('later')))
export default { button: { color: 'danger' } }
`,
    )
    await using server = await startServer(project, { way })
    assert.equal(await readColor(server), 'danger')
    await server.logged(/^Error: it calls process\.exit\(\)[^]*^Error: later/m)
    writeFileSync(project.config, 'process.exit(4)\n')
    assert.equal(await readColor(server), 'primary')
    await server.logged(
      /^Cannot run `config\/kit\.ts:1`: it calls process\.exit\(\), which would /m,
    )
    assert.equal((await server.end()).code, 0)
  })
}
