import type { Prop } from '../../engine/tags/index.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import type { EdgeError } from 'edge.js'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { createProductionRenderer } from '../unit/components/create-production-renderer.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const production = await createProductionRenderer()
const components = await readComponents()

/** Text that a page must never show. */
const leaks = /\bundefined\b|\bnull\b|NaN|\[object|Symbol\(|function|no such value/
const state = { wrong: Symbol('wrong') }

/** Returns wrong values for a prop; a boolean prop accepts any value that is not text. */
function listWrongValues({ name, type }: Prop): string[] {
  const key = toKey(name)
  const text = `${key}="no such value"`
  const isText = type.text.split(' | ').includes('string') && type.kind !== 'enum'
  const isBoolean = type.text.split(' | ').includes('boolean')
  return [...(isBoolean ? [] : [`:${key}="wrong"`]), ...(isText ? [] : [text])]
}

function toKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * Asserts that development rejects the page at the tag, and that production renders it without it.
 */
async function check(component: { tag: string }, tag: string, message: RegExp): Promise<void> {
  const page = `<p>Before</p>\n${tag}\n<p>After</p>`
  const before = page.slice(0, page.lastIndexOf(`<${component.tag}`))
  const error = await edge.renderRaw(page, state).then(
    (html) => assert.fail(`not refused: ${tag} gave ${html}`),
    (thrown: EdgeError) => thrown,
  )
  assert.match(error.message, message, tag)
  assert.deepEqual(
    [error.code, error.line, error.col],
    ['E_INVALID_PROP', before.split('\n').length, before.length - before.lastIndexOf('\n') - 1],
    error.message,
  )
  // The error names the template of the author, not the files of components.
  assert.doesNotMatch(error.filename, /components/)
  const html = await production.renderRaw(page, state)
  assert.match(html, /^<p>Before<\/p>[^]*<p>After<\/p>$/)
  assert.doesNotMatch(html, leaks, `${tag} gave ${html}`)
}

for (const component of components) {
  const { name, tag, props, parentRequired } = component

  for (const prop of props) {
    test(`rejects a wrong ${prop.name} of ${name}, and ignores it in production`, async () => {
      for (const written of listWrongValues(prop)) {
        const page = toTag(component, components, { attributes: [written] })
        await check(
          component,
          page,
          new RegExp(
            `^Cannot render <${tag}> in \`\\S+:\\d+\`: Invalid value .*for prop "${prop.name}"`,
          ),
        )
      }
    })
  }

  for (const { name: missing } of props.filter(({ required }) => required)) {
    test(`rejects ${name} without its ${missing}, and renders it in production`, async () => {
      const page = toTag(component, components, { without: [missing] })
      await check(
        component,
        page,
        new RegExp(`^Cannot render <${tag}> in \`\\S+:\\d+\`: Missing required prop "${missing}"`),
      )
    })
  }

  if (parentRequired) {
    test(`rejects ${name} outside its parent, and renders it in production`, async () => {
      const parent = tag.replace(/\.[^.]*$/, '')
      const page = toTag(component, components, { alone: true })
      await check(component, page, new RegExp(`<${parent}>`))
    })
  }

  test(`renders ${name} if every prop is right`, async () => {
    assert.doesNotMatch(await edge.renderRaw(toTag(component, components)), leaks)
  })
}
