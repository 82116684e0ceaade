/**
 * Measures how long the MCP server takes to its first answer, through ace and through the bin,
 * beside a Node process that does nothing: `npm run bench:server`. Needs a built package.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync } from 'node:fs'
import { median } from './median.ts'

const repetitions = 7
const folder = 'playground'
const opening = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1.0.0' },
  },
}
const commands = {
  'bare Node': ['-e', 'process.stdin.once("data", () => { console.log(1); process.exit() })'],
  'the bin': ['../kit/build/mcp/bin.js'],
  'node ace kit:mcp-serve': ['ace', 'kit:mcp-serve'],
}

if (!existsSync(`${folder}/.env`)) copyFileSync(`${folder}/.env.example`, `${folder}/.env`)
const names = Object.keys(commands) as (keyof typeof commands)[]
const times = new Map(names.map((name) => [name, [] as number[]]))
// In turn, so that what else the machine does falls on all alike; the first round warms the disk.
for (let round = 0; round <= repetitions; round += 1) {
  for (const name of names) {
    const time = await measure(commands[name])
    if (round > 0) times.get(name)!.push(time)
  }
}

const base = median(times.get('bare Node')!)
console.log(`MCP server, from start to the first answer, median of ${repetitions}:\n`)
for (const name of names) {
  const time = median(times.get(name)!)
  const ratio = `${(time / base).toFixed(1)} ×`
  console.log(`  ${name.padEnd(24)} ${time.toFixed(0).padStart(5)} ms  ${ratio.padStart(6)}`)
}

/** Milliseconds until a process answers on stdout; it is ended then. */
async function measure(args: string[]): Promise<number> {
  const start = performance.now()
  const child = spawn('node', args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.on('error', () => {})
  child.stdin.write(`${JSON.stringify(opening)}\n`)
  await once(child.stdout, 'data')
  const time = performance.now() - start
  child.stdin.end()
  await once(child, 'close')
  return time
}
