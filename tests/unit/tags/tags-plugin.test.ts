import { Edge } from 'edge.js'
import { edgeTags } from 'edge-tags'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { tagsPlugin } from '../../../engine/tags/index.ts'

type Plugin = (edge: Edge) => void

const folder = fileURLToPath(new URL('../../golden/tags', import.meta.url))
const icon = (name: string) =>
  `<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#${name}"/></svg>`

/**
 * Renders with the other plugin before ours and after it, in async and sync mode, with and without
 * a cache.
 */
async function renderWith(
  plugin: Plugin,
  template: string,
  state = {},
  sync = true,
): Promise<string> {
  const ours = tagsPlugin({
    namespace: 'kit',
    directory: `${folder}/components`,
    listComponents: () => ['button', 'card', 'card.title', 'icon', 'table'],
  })
  const outputs: string[] = []
  for (const cache of [true, false]) {
    for (const isFirst of [true, false]) {
      const edge = Edge.create({ cache }).mount(`${folder}/views`)
      // Handlers are registered once; a recurring plugin would add them at each rendering.
      if (isFirst) edge.use(plugin)
      edge.use(ours, { recurring: true })
      if (!isFirst) edge.use(plugin)
      const renderer = edge.createRenderer()
      edge.registerTemplate('page.edge', { template })
      outputs.push(await renderer.renderRaw(template, state, 'page.edge'))
      outputs.push(await renderer.render('page.edge', state))
      outputs.push(await renderer.render('page.edge', state))
      if (!sync) continue
      outputs.push(renderer.renderRawSync(template, state, 'page.edge'))
      outputs.push(renderer.renderSync('page.edge', state))
    }
  }
  assert.deepEqual([...new Set(outputs)], [outputs[0]])
  return outputs[0]!
}

describe('before our plugin or after it', () => {
  test('lets a plugin change the text of templates', async () => {
    const plugin: Plugin = ({ processor }) => {
      processor.process('raw', ({ raw }) => raw.replaceAll('TITLE', 'New <b>title</b>'))
      processor.process('raw', ({ raw, path }) => {
        if (path === 'page.edge') return `${raw}<!-- ${raw.split('\n').length} lines -->`
      })
    }
    const page = 'TITLE\n<x-kit::card\n>\n<x-kit::icon name="a"/>@<x-kit::b>\n</x-kit::card>{{ a }}'
    assert.equal(
      await renderWith(plugin, page, { a: 1 }),
      `New <b>title</b>\n<section class="card p-4">\n${icon('a')}<x-kit::b>\n\n</section>1<!-- 5 lines -->`,
    )
  })

  test('lets a plugin write our tags and slots', async () => {
    const plugin: Plugin = ({ processor }) => {
      processor.process('raw', ({ raw, path }) => {
        if (!path.startsWith('page')) return
        return raw
          .replaceAll(/\[\[(\w+)\]\]/g, '<x-kit::icon\n  name="$1"\n/>')
          .replaceAll('<Footer>', '<x-slot:footer>')
          .replaceAll('</Footer>', '</x-slot>')
      })
    }
    const page =
      '<x-kit::card>[[a]]<x-kit::icon name="b"/><Footer>[[c]]</Footer>\n</x-kit::card>\n@<x-kit::d>'
    assert.equal(
      await renderWith(plugin, page),
      `<section class="card p-4">\n${icon('a')}${icon('b')}\n<footer>${icon('c')}</footer>\n</section>\n<x-kit::d>`,
    )
  })

  test('hides our tags from a plugin that replaces tags', async () => {
    const seen: string[] = []
    const plugin: Plugin = ({ processor }) => {
      processor.process('raw', ({ raw }) => void seen.push(raw))
      processor.process('raw', ({ raw }) => raw.replaceAll(/<\/?x-[^>]*>/g, '@oops'))
    }
    assert.equal(
      await renderWith(plugin, '<x-foo><x-kit::icon name="a>"/>@<x-kit::b></x-foo>'),
      `@oops${icon('a&gt;')}<x-kit::b>@oops`,
    )
    assert.ok(seen.every((text) => !text.includes('x-kit::icon')))
  })

  test('compiles the tags of edge-tags beside ours', async () => {
    const template = '<em {{ $props.toAttrs() }}>{{{ await $slots.main() }}}</em>'
    const plugin: Plugin = (edge) => {
      edge.registerTemplate('own', { template })
      edgeTags(edge, true, {})
    }
    const page =
      '<x-own title="a"><x-kit::card><x-own>b</x-own><x-slot:footer>{{ c }}</x-slot></x-kit::card></x-own>@<x-kit::d>'
    assert.equal(
      (await renderWith(plugin, page, { c: 'e' }, false)).replaceAll('\n', ''),
      '<em title="a"><section class="card p-4"><em >b</em><footer>e</footer></section></em><x-kit::d>',
    )
  })

  test("shows our tags as components to a plugin that visits Edge's tags", async () => {
    const names = new Set<string>()
    const plugin: Plugin = ({ processor }) => {
      processor.process('tag', ({ tag, path }) => {
        const { name, jsArg } = tag.properties
        if (path === 'page.edge' && name === 'component') names.add(/"(.*?)"/.exec(jsArg)![1]!)
      })
    }
    await renderWith(
      plugin,
      '<x-kit::card><x-slot:footer><x-kit::icon name="a"/></x-slot></x-kit::card>',
    )
    assert.deepEqual([...names], ['kit::card', 'kit::icon'])
  })

  test('lets a plugin change the compiled code and the output', async () => {
    const plugin: Plugin = ({ processor }) => {
      processor.process('compiled', ({ compiled }) => compiled.replaceAll('MARK', 'mark'))
      processor.process('output', ({ output }) => output.toUpperCase())
    }
    assert.equal(
      await renderWith(plugin, '<x-kit::card.title>MARK {{ a }}</x-kit::card.title>', { a: 'b' }),
      '<H3 CLASS="CARD-TITLE">MARK B</H3>',
    )
  })

  test('works with tags that a plugin registers, around and inside ours', async () => {
    const plugin: Plugin = (edge) => {
      edge.registerTag({
        tagName: 'twice',
        block: true,
        seekable: false,
        compile(parser, buffer, token) {
          for (let time = 0; time < 2; time++) {
            for (const child of token.children) parser.processToken(child, buffer)
          }
        },
      })
      edge.registerTag({
        tagName: 'say',
        block: false,
        seekable: true,
        compile(_parser, buffer, { properties, filename, loc }) {
          buffer.outputExpression(properties.jsArg, filename, loc.start.line, false)
        },
      })
    }
    assert.equal(
      await renderWith(
        plugin,
        '@twice\n<x-kit::card.title>\n@say("<x-kit::nope>")\n</x-kit::card.title>\n@end\n<x-kit::icon @say="a" name="b"/>',
      ),
      `${'\n<h3 class="card-title"><x-kit::nope>\n</h3>'.repeat(2).slice(1)}\n${icon('b').replace('>', ' @say="a">')}`,
    )
  })

  test("lets a plugin replace Edge's tags with its own", async () => {
    const plugin: Plugin = (edge) => {
      const { component } = edge.tags
      edge.registerTag({
        ...component!,
        compile(parser, buffer, token) {
          buffer.outputRaw('[')
          component!.compile(parser, buffer, token)
          buffer.outputRaw(']')
        },
      })
    }
    assert.equal(await renderWith(plugin, '<x-kit::icon name="a"/>'), `[${icon('a')}]`)
  })

  test('lets a plugin render templates while others are compiled', async () => {
    const plugin: Plugin = (edge) => {
      let depth = 0
      edge.processor.process('raw', ({ raw }) => {
        if (depth > 0 || !raw.includes('NESTED')) return
        depth++
        const inner = edge.renderRawSync('<x-kit::icon name="inner"/>')
        depth--
        return raw.replace('NESTED', inner)
      })
    }
    assert.equal(
      await renderWith(plugin, 'NESTED<x-kit::icon name="outer"/>'),
      icon('inner') + icon('outer'),
    )
  })
})

test('returns the unchanged text to a plugin that calls the handlers itself', async () => {
  const edge = Edge.create()
  const listComponents = () => ['icon']
  edge.use(tagsPlugin({ namespace: 'kit', directory: `${folder}/components`, listComponents }))
  await edge.renderRaw('<x-kit::icon name="a"/>')
  const raw = '<x-kit::icon "'
  assert.equal(edge.processor.executeRaw({ path: 'a.edge', raw }), raw)
})

test('keeps all plugins working after edge.configure()', async () => {
  const edge = Edge.create({ cache: true })
  let handled = 0
  edge.use(({ processor }: Edge) => void processor.process('raw', () => void handled++))
  const listComponents = () => ['icon']
  edge.use(tagsPlugin({ namespace: 'kit', directory: `${folder}/components`, listComponents }), {
    recurring: true,
  })
  for (const cache of [true, false, true]) {
    edge.configure({ cache })
    handled = 0
    assert.equal(await edge.renderRaw('<x-kit::icon name="a"/>'), icon('a'))
    assert.equal(edge.renderRawSync('<x-kit::icon name="a"/>'), icon('a'))
    // The page and the component, each once per compiler.
    assert.equal(handled, 4)
  }
})
