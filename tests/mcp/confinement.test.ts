import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { findProgram } from '../../tools/find-program.ts'
import { listCalls } from './list-calls.ts'
import { makeProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { startServer, type StartOptions } from './start-server.ts'
import { toBreakOption } from './to-break-option.ts'
import { ways } from './to-command.ts'

/** A server with a cache of compiled code would write into it. */
const env = { NODE_COMPILE_CACHE: undefined }
const project = makeProject('confinement')
const calls = listCalls(readCatalog(project))
/** One call of each tool. */
const few = [...new Map(calls.map((call) => [call.tool, call])).values()]
/** The only tool that tests break in a server. */
const broken = calls.filter(({ tool }) => tool === 'list_components')

/** Starts a server, uses everything that it offers, and stops it. Returns the calls that failed. */
async function useAll(options: StartOptions, asked = calls): Promise<string[]> {
  await using server = await startServer(project, { ...options, env })
  const failed: string[] = []
  for (const { tool, args, label } of asked) {
    const { isError } = await server.call(tool, args)
    if (isError) failed.push(label)
  }
  const { resources } = (await server.request('resources/list')).result
  for (const { uri } of resources) {
    if ((await server.request('resources/read', { uri })).error) failed.push(uri)
  }
  const ref = { type: 'ref/resource', uri: 'kit://components/{name}' }
  await server.request('completion/complete', { ref, argument: { name: 'name', value: 'b' } })
  const { code } = await server.end()
  if (code !== 0 || server.stderr()) failed.push(`ended with ${code}: ${server.stderr()}`)
  return failed
}

const permissions = ['--permission', '--allow-fs-read=*']

test('needs no permission but to read: no write, no child process, no worker', async () => {
  assert.deepEqual(await useAll({ nodeOptions: permissions }), [])
})

const mistakes = {
  'writes a file': `process.getBuiltinModule('fs').writeFileSync('written', '')`,
  'starts a program': `process.getBuiltinModule('child_process').execFileSync('true')`,
  'opens a socket': `process.getBuiltinModule('net').connect(9, '127.0.0.1').on('error', () => {})`,
}

for (const [label, mistake] of Object.entries(mistakes).slice(0, 2)) {
  test(`notices a server that ${label} by its missing permission`, async () => {
    const nodeOptions = [...permissions, toBreakOption(['toListAnswer'], mistake)]
    const failed = await useAll({ nodeOptions }, broken)
    assert.ok(failed.includes('list_components {}'), String(failed))
  })
}

/** System calls that a server must not make; it may read files and use its three streams. */
const forbidden = [
  /\b(socket|socketpair|connect|bind|listen|accept4?|sendto|sendmsg|recvfrom|recvmsg)\(/,
  /\bopen(at2?)?\((?!.*"\/dev\/).*O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)/,
  /\b(creat|mkdir(at)?|rmdir|rename(at2?)?|unlink(at)?|(sym)?link(at)?|mknod(at)?)\(/,
  /\b(f?chmod(at2?)?|[lf]?chown(at)?|f?truncate|utimensat|[lf]?setxattr)\(/,
  /\bexecve(at)?\(/,
  /\b(fork|vfork)\(|\bclone3?\((?!.*CLONE_THREAD)/,
]

/** Returns the forbidden system calls of a server. */
async function trace(options: StartOptions, asked = calls): Promise<string[]> {
  const strace = findProgram('strace')
  assert.ok(strace, 'strace is missing: npm run setup')
  const file = join(project.folder, `${options.way}.trace`)
  const traced = '%network,%file,%process,ftruncate,fchmod,fchown,fsetxattr'
  // The filter of the kernel stops the server only at these calls, and not twice at every call.
  const under = [
    strace,
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-s',
    '300',
    '-e',
    `trace=${traced}`,
    '-o',
    file,
  ]
  assert.deepEqual(await useAll({ ...options, under }, asked), [])
  const lines = readFileSync(file, 'utf8').split('\n')
  const opened = lines.findIndex((line) => /openat\(.*catalog\.json.*O_RDONLY/.test(line))
  assert.ok(opened > 0, 'the catalog was read')
  // The first call starts the server. Before it, ace runs `tput` to get the size of the terminal.
  const own = lines.slice(options.way === 'ace' ? opened : 1)
  return own.filter((line) => forbidden.some((call) => call.test(line)))
}

const onLinux = { skip: process.platform !== 'linux' }

for (const way of ways) {
  test(
    `serves through ${way} without a socket, a written file or another program`,
    onLinux,
    async () => {
      // Both ways run the same server, so one call of each tool is enough for the second.
      assert.deepEqual(await trace({ way }, way === 'bin' ? calls : few), [])
    },
  )
}

for (const [label, mistake] of Object.entries(mistakes)) {
  test(`notices a server that ${label} by its system calls`, onLinux, async () => {
    const nodeOptions = [toBreakOption(['toListAnswer'], mistake)]
    assert.notDeepEqual(await trace({ way: 'bin', nodeOptions }, broken), [])
  })
}

for (const way of ways) {
  test(`writes only protocol messages to stdout through ${way}, whatever the configuration prints`, async () => {
    const noisy = makeProject('confinement-noisy')
    const text = `import { format } from 'node:util'
console.log('logged'); console.info('informed'); console.table([1]); console.dir({})
process.stdout.write('written\\n'); process.stdout.write(Buffer.from('bytes\\n'))
setInterval(() => console.log(format('ticked')), 5).unref()
queueMicrotask(() => console.log('queued')); process.nextTick(console.log, 'next')
process.on('exit', () => console.log('exited'))
export default { button: { get color() { console.log('asked'); return 'danger' } } }\n`
    writeFileSync(noisy.config, text)
    await using server = await startServer(noisy, { way, env })
    for (const { tool, args } of few) await server.call(tool, args)
    assert.equal((await server.end()).code, 0)
    for (const line of server.lines) assert.equal(JSON.parse(line).jsonrpc, '2.0', line)
    for (const word of 'logged informed written bytes ticked queued next exited asked'.split(' ')) {
      assert.match(server.stderr(), new RegExp(`^${word}$`, 'm'))
    }
  })
}
