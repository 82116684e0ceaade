import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { starterDevAddress, starterAddress } from '../browser/address.ts'
import { createStarter } from './create-starter.ts'
import { serveStarter, type Served } from './serve-starter.ts'

/**
 * Creates the application outside of the checkout, and serves it in both modes during the tests.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kit-starter-'))
  const servers: Served[] = []
  const tearDown = async () => {
    for (const { stop } of servers) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = performance.now()
  const report = (step: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(`starter: ${step} after ${seconds} s\n`)
  }
  const portOf = (address: string) => Number(new URL(address).port)
  const socketPort = portOf(starterDevAddress) + 1
  try {
    await createStarter(folder, report)
    servers.push(await serveStarter(folder, 'production', portOf(starterAddress)))
    servers.push(await serveStarter(folder, 'development', portOf(starterDevAddress), socketPort))
  } catch (error) {
    await tearDown()
    throw error
  }
  report('servers')
  return tearDown
}
