import type { Kind } from './kinds.ts'
import type { Scope, Way, Writer } from './writer.ts'

/** The slots that components use and pages fill. */
export const SLOTS = ['main', 'head', 'row'] as const

/** Expressions by kind. X and Y are variables, S is a slot. */
const EXPRESSIONS: Partial<Record<Kind | 'always', string>> = {
  always: `
X
'text'
X ?? 'none'
typeof X
X ? 'yes' : 'no'
html.escape('<' + typeof X)
X === undefined`,
  zeros: `
1 / X
Object.is(X, -0)
1 / X?.[0]
1 / X?.zero
Math.atan2(X, -1)
Object.is(X, Y)`,
  plain: `
JSON.stringify(X)
Object.keys(Object(X)).join()
X?.length
X?.[0]
X?.name
\`\${typeof X} \${X?.a}\`
Object.entries(Object(X)).flat(2).map((one) => typeof one).join()
(0 in Object(X))
'a' in Object(X)
html.classNames(X)
X?.a?.b?.c?.d?.e?.f
X?.[1]?.[1]?.[1]?.[1]?.[1]?.[0]`,
  arrays: `
X?.total
X?.token
X?.firstPageUrl
X?.getUrl?.(2)
X?.raw?.[0]
X?.index
X?.input
X?.groups?.a
\`\${X}\`
String(X)
JSON.stringify(X)
X?.join?.('-')
Array.isArray(X) ? [...X].length + ':' + [...X][0] : ''
Array.from(X ?? []).length
Reflect.ownKeys(Object(X)).length
Object.prototype.toString.call(X)
Object.isFrozen(X)
Object.isSealed(X)
X instanceof Array
X?.constructor?.name
X?.map?.((one) => one?.total).join()
X?.rows?.token
X?.[0]?.total
X?.[0]?.secret
X?.[0] + X?.[0]
(0 in Object(X))
X?.[Symbol.for('total')]
X?.[-1]
await X
[].concat(X)[0]
Object.getOwnPropertyDescriptor(Object(X), 'length')?.writable
Object.getPrototypeOf(Object(X))?.total
X?.flat?.(Infinity).length
X?.at?.(-1)
inspect(Array.isArray(X) ? X.slice(0, 2).map(String) : 0)`,
  objects: `
X?.name
X?.name + X?.name
X?.secret
X?.size
X?.getTime?.()
X?.toJSON?.()
\`\${X}\`
JSON.stringify(X)
typeof X === 'function' ? X() : typeof X
await X
X?.test?.('aa') + ',' + X?.test?.('aa')
X?.next?.().value
X?.href
X?.message
X?.get?.('ada')
X?.has?.('ada')
X?.valueOf?.() === X
Object.getPrototypeOf(Object(X)) === Object.prototype
X?.constructor === Object
X instanceof Date
Object.hasOwn(Object(X), 'name')
[...(X?.entries?.() ?? [])].length
X?.total
X?.length`,
  identity: `
X === Y
[X].includes(Y)
new Set([X, Y]).size
X?.indexOf?.(Y)
Array.isArray(X) && X[0] === X[1]
Object(X) === X
X?.[0] === Y?.[0]
new Map([[X, 1]]).get(Y)
X === flags
X?.self === X`,
  mutation: `
X?.push?.('pushed')
X?.reverse?.().length
X?.sort?.().length
X?.splice?.(0, 1).length
X?.shift?.()
Object.isFrozen(Object.freeze(X))
Object.assign(Object(X), { total: 'assigned' }).total
Reflect.deleteProperty(Object(X), 'name')
X?.fill?.(0).length
X?.clear?.()
X?.set?.('new', 1)?.size
X?.name?.push?.(1)
(seen.count = seen.count + 1)
seen.names.push('X')
Reflect.set(Object(X), 'length', 0)`,
  context: `
$context.size ?? 'no size'
'size' in $context
$context.list?.length
$context.list?.push?.('from inside')
Object.keys($context).join()
JSON.stringify($context)
($context.hits = ($context.hits ?? 0) + 1)
$context.toNumber?.()
$context?.['size']
$context.size === Y`,
  globals: `
theme
token
user.name
user.visits
user.greet()
url()
flags.join()
flags[1]
settings.size
settings.deep?.on
1 / zero
onlyAda ?? 'none'
typeof onlyBob
isAdmin ? 'admin' : 'guest'
request.csrfToken
request.url()
shout(String(typeof X))
version
state.token
state['to' + 'ken']
Object.keys(state).includes('onlyAda')
'onlyBob' in state
csrfField()
state.user?.name
i18n?.t('x')
unknownGlobal ?? 'nothing'
flags.includes('b')
Object.keys(settings).length
camelCase(token)
Reflect.get(state, 'token')
JSON.stringify(settings)
\`\${theme}-\${isAdmin}\``,
  ambient: `
Date.now()
new Date().getTime()
new Date().toISOString()
Date()
Math.random()
crypto.randomUUID()
performance.now()
process.uptime()
new Date().getMinutes() * 60 + new Date().getSeconds()`,
  hiddenAmbient: `
globalThis.Date.now()
globalThis['Da' + 'te'].now()
global.Math.random()
Reflect.get(globalThis, 'Math').random()
(() => 1).constructor('return Date.now()')()
''.constructor.constructor('return Math.random()')()
Function('return Date.now()')()
[0].map(Math.random)[0]
((clock) => clock.now())(Date)
Object.values({ now: Date.now })[0]()
JSON.stringify({ at: new Date() })
\`\${new Date().toISOString()}\`
structuredClone(new Date()).getTime()
eval('Date.now()')
Math['ran' + 'dom']()
html.safe.constructor('return performance.now()')()
[Date][0].now()
await (async () => Date.now())()
Reflect.construct(Date, []).getTime()
process['uptime']()
[3, 1, 2].sort(() => Math.random() - 0.5).join('')
camelCase.constructor('return Date.now()')()
Promise.resolve().constructor.resolve(1).constructor.constructor('return Date.now()')()`,
  counter: `
nextNumber()
nextNumber?.()
[1, 2].map(nextNumber).join()
[nextNumber][0]()
(() => nextNumber())()
user.greet()
seen.names.push('x')
(seen.count = seen.count + 1)
state.nextNumber()
nextNumber.call(null)
Reflect.apply(nextNumber, null, [])
(X ? nextNumber : nextNumber)()`,
  caller: `
$caller.line
$caller.col
$caller?.filename
$caller?.from?.line
JSON.stringify($caller)
state.$caller.line`,
  propsObject: `
Object.keys($props.all()).join()
$props.get('value')
$props.has('label')
$props.has?.('title')
$props.get('title', 'none')
state.$props.get('label')
JSON.stringify(Object.keys($props))`,
  attrs: `
$attrs.get('title')
$attrs.has('title')
$attrs.get('data-value')
$attrs.only('title').toAttrs()
$attrs.except('title').toAttrs()
$attrs.startingWith('data-').toAttrs()
Object.keys($attrs.all()).join()
String($attrs)
$attrs
$attrs.get('data-value')?.total
$attrs.merge({ class: typeof X, title: 'own' }).toAttrs()
$attrs.all().title
JSON.stringify($attrs.all())`,
  slotInExpression: `
(await $slots.S?.())?.length
(await $slots.S?.())?.toUpperCase()
'a' + (await $slots.S?.()) + 'b'
\`\${await $slots.S?.()}!\`
((await $slots.S?.()) ?? '').trim() ? 'full' : 'empty'
(await $slots.S?.()) === (await $slots.main())
((await $slots.S?.()) ?? '').split('').reverse().join('')
await ($slots['he' + 'ad'] ?? $slots.main)?.()
(await Promise.all([$slots.main?.(), $slots.head?.()])).join('|')
await Promise.race([$slots.S?.(), 'sooner'])
html.escape((await $slots.S?.()) ?? '')
truncate((await $slots.S?.()) ?? '', 5)
[await $slots.S?.()].map((one) => one?.length)[0]
((await $slots.S?.()) ?? '').replace(/[a-z]/, '*')
((await $slots.S?.()) ?? '').includes('slot')
await (await $slots.S)?.()
((await $slots.S?.()) ?? '').codePointAt(0)
encodeURIComponent((await $slots.S?.()) ?? '').length
parseInt((await $slots.S?.()) ?? '', 10)
((await $slots.S?.()) ?? '').match(/\\d+/)?.[0]
typeof $slots.S?.()?.catch?.(() => '')
JSON.stringify(await $slots.S?.())
(await $slots.S?.call(null))?.length
await $slots?.S?.()
(await state.$slots.S?.())?.length`,
  slotArguments: `
await $slots.row?.({ label: 'row', index: 1 })
await $slots.row?.(X)
await $slots.row?.({ label: X, list: [X] })
await $slots.row?.(token)
(await $slots.row?.({ label: 'x' }))?.length
await $slots.main?.(X)
await $slots.row?.(await $slots.head?.())`,
  slotNames: `
Object.keys($slots).length
Object.keys($slots).join()
'S' in $slots
Object.hasOwn($slots, 'S')
typeof $slots.S
!!$slots.S
Object.values($slots).length
Object.entries($slots).length
JSON.stringify($slots)
Object.keys(state.$slots).length
$slots.constructor === Object
$slots.S === $slots.main
Reflect.ownKeys($slots).length
({ ...$slots }).S === $slots.S
Object.keys({ ...$slots }).length`,
}

const WAYS: readonly Way<string>[] = Object.entries(EXPRESSIONS).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => [kind === 'always' ? null : (kind as Kind), line] as const),
)

/** Writes an expression of a component. Its variables are those of the scope. */
export function writeExpression(writer: Writer, scope: Scope): string {
  return fill(writer, writer.way(WAYS), scope)
}

/** Puts variables and a slot in the place of the letters X, Y and S. */
function fill(writer: Writer, expression: string, scope: Scope): string {
  const [x, y] = [writer.name(scope), writer.name(scope)]
  const slot = writer.choices.pick(SLOTS)
  return expression
    .replace(/\bX\b/g, () => x)
    .replace(/\bY\b/g, () => y)
    .replace(/\bS\b/g, () => slot)
}
