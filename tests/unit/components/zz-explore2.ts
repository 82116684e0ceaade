import { fork } from 'node:child_process'
import { createProductionRenderer } from './create-production-renderer.ts'
import { readComponents } from './read-components.ts'
import { toTag } from './to-tag.ts'
const only = process.env.ONLY
const toKey = (name: string) => name.replace(/[A-Z]/g, (l) => `-${l.toLowerCase()}`)
const N = 100_000
const S = 5_000_000
const rep = (s: string) => s.repeat(Math.ceil(S / s.length)).slice(0, S)
const texts = () => ({
  a: rep('a'),
  lines: rep('a\n'),
  spl: rep('a b\n  c'),
  space: 'x' + rep(' ') + 'x',
  nl: rep('\n'),
  crlf: rep('\r\n'),
  words: rep('word '),
  lt: rep('<'),
  amp: rep('&'),
  comb: 'e' + rep('\u0301'),
  lone: rep('\ud800'),
  comma: rep('1-99999,'),
  plus: rep('+'),
  digits: rep('1'),
  dots: rep('a.'),
  br: rep('[a]'),
  emoji: rep('👨‍👩‍👧'),
  minus: rep('-'),
  hash: rep('#'),
  q: rep('?a=b&'),
  slash: rep('/'),
  brace: rep('{value}'),
  ta: rep('<a '),
  tabs: rep('\t'),
  arab: rep('م '),
  semi: rep(';'),
})
function lists(p: any) {
  const ex = p.examples?.[0]
  const out: Record<string, () => unknown> = {}
  if (Array.isArray(ex) && ex.length)
    out.examples = () =>
      Array.from({ length: N }, (_, i) => {
        const e = ex[i % ex.length]
        return e && typeof e === 'object' && !Array.isArray(e) ? { ...e, value: `v${i}`, id: i } : e
      })
  out.strings = () => Array.from({ length: N }, (_, i) => `item ${i}`)
  out.numbers = () => Array.from({ length: N }, (_, i) => i)
  out.objects = () =>
    Array.from({ length: N }, (_, i) => ({
      value: `v${i}`,
      label: `l${i}`,
      date: '2000-01-01',
      title: 't' + i,
      name: 'n' + i,
      values: [i],
      key: 'k' + i,
    }))
  out.obj = () => Object.fromEntries(Array.from({ length: N }, (_, i) => [`key${i}`, `label ${i}`]))
  out.days = () => Array.from({ length: N }, () => '2000-01-01')
  out.groups = () =>
    Array.from({ length: N / 10 }, (_, i) => ({
      label: 'g' + i,
      options: Array.from({ length: 10 }, (_, j) => `${i}-${j}`),
    }))
  out.sparse = () => {
    const a: unknown[] = []
    a[N] = 1
    return a
  }
  out.hugeSparse = () => {
    const a: unknown[] = []
    a.length = 2 ** 32 - 1
    return a
  }
  if (p.name === 'values') out.series = () => Array.from({ length: N }, () => 1)
  return out
}
async function child() {
  const components = await readComponents()
  const edge = await createProductionRenderer({ remember: false })
  let skip = Number(process.argv[3] ?? 0),
    n = -1,
    t = 0
  const T = texts()
  for (const c of components) {
    if (only && c.name !== only) continue
    for (const p of c.props) {
      if (p.type.values || p.type.kind === 'boolean') continue
      const name = `t${t++}`
      edge.registerTemplate(name, {
        template: toTag(c, components, { attributes: [`:${toKey(p.name)}="value"`] }),
      })
      const cases: [string, () => unknown][] = []
      if (/string|number/.test(p.type.text))
        cases.push(
          ...Object.entries(T).map(([k, v]) => ['text ' + k, () => v] as [string, () => unknown]),
        )
      if (/array|object/.test(p.type.text)) cases.push(...Object.entries(lists(p)))
      if (process.env.TEXT === '0' && !/array|object/.test(p.type.text)) continue
      for (const [k, make] of cases) {
        if (process.env.TEXT === '0' && k.startsWith('text')) continue
        n++
        if (n < skip) continue
        const value = make()
        process.send!([n, `${c.name} ${p.name} ${k}`])
        const start = performance.now()
        let len = 0,
          err = ''
        try {
          len = (await edge.render(name, { value })).length
        } catch (e) {
          err = (e as Error).message.slice(0, 200)
        }
        const ms = performance.now() - start
        if (ms > 500 || err || len > 30e6)
          console.log(
            `${c.name} ${p.name} ${k}: ${Math.round(ms)} ms, ${(len / 1e6).toFixed(1)} MB ${err}`,
          )
      }
    }
  }
  process.exit(0)
}
if (process.argv[2] === 'child') await child()
else {
  let at = Number(process.env.START ?? 0)
  for (;;) {
    const c = fork(import.meta.filename, ['child', String(at)], {
      execArgv: ['--max-old-space-size=1500'],
    })
    let last = [at, 'start'] as [number, string],
      timer: any
    const arm = (ms = 20000) => {
      clearTimeout(timer)
      timer = setTimeout(() => c.kill('SIGKILL'), ms)
    }
    arm(60000)
    c.on('message', (m: any) => {
      last = m
      arm()
    })
    const code: any = await new Promise((r) => c.on('exit', (code, sig) => r(code ?? sig)))
    clearTimeout(timer)
    if (code === 0) break
    console.log(`DIED ${code}: ${last[1]}`)
    at = last[0] + 1
  }
}
