import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestEdge } from './create-test-edge.ts'

async function render(template: string, options: Parameters<typeof createTestEdge>[0] = {}) {
  const notices: string[] = []
  const edge = createTestEdge({ warn: (message) => void notices.push(message), ...options })
  try {
    return { html: await edge.createRenderer().renderRaw(template, {}, 'page.edge'), notices }
  } catch (error) {
    assert.ok(error instanceof EdgeError)
    const { filename, line, col, code, message } = error
    return { error: `${filename}:${line}:${col} ${code} ${message}`, notices }
  }
}

test('rejects a tag written as in another library, and names the right one', async () => {
  for (const [written, meant] of [
    ['<x-kit:button>', '<x-kit::button>'],
    ['<x-kit:card.title>', '<x-kit::card.title>'],
    ['<x-kit:cardTitle>', '<x-kit::card.title>'],
    ['<x-kit:buton>', '<x-kit::button>'],
    ['<x-kit:else>', '<x-kit::else>'],
    ['<kit:button>', '<x-kit::button>'],
    ['<kit::button>', '<x-kit::button>'],
    ['<kit::else>', '<x-kit::else>'],
    ['<X-Kit::Button>', '<x-kit::button>'],
    ['<x-Kit::card.Title>', '<x-kit::card.title>'],
    ['</x-kit:button>', '</x-kit::button>'],
    ['</kit::button>', '</x-kit::button>'],
  ]) {
    assert.equal(
      (await render(`<p>\n <b>${written}`)).error,
      `page.edge:2:4 E_UNKNOWN_COMPONENT Unknown tag ${written}. Did you mean ${meant}?`,
    )
  }
  assert.equal(
    (await render('<x-kit::button>a</x-kit:button>')).error,
    'page.edge:1:16 E_UNKNOWN_COMPONENT Unknown tag </x-kit:button>. Did you mean </x-kit::button>?',
  )
})

test('warns about an element that resembles a tag, and keeps it', async () => {
  const page = '<x-kit-button>a</x-kit-button>\n<x-kit-card-title></x-kit-card-title>'
  const { html, notices } = await render(page)
  assert.equal(html, page)
  assert.deepEqual(notices, [
    'Unknown element <x-kit-button> in `page.edge:1`. Did you mean <x-kit::button>?',
    'Unknown element <x-kit-card-title> in `page.edge:2`. Did you mean <x-kit::card.title>?',
  ])
})

test('ignores other elements, text, comments and scripts, and everything in production', async () => {
  for (const page of [
    '<x-kit-else></x-kit-else><kit-button></kit-button><x-kits:button></x-kits:button>',
    '<kit:else></kit:else><kitten:button></kitten:button><x-kit-buton></x-kit-buton>',
    '<!-- <x-kit:button> --><script>"<x-kit:button>"</script>',
    '<x-kit::button title="<x-kit:button>">a</x-kit::button>',
    '@<x-kit:button>',
    '&lt;x-kit:button> x-kit:button',
  ]) {
    const { error, notices } = await render(page)
    assert.deepEqual([error, notices], [undefined, []], page)
  }
  assert.equal((await render('{{-- <x-kit:button> --}}a')).html, 'a')
  const { html, notices } = await render('<x-kit:button><x-kit-button>', { production: true })
  assert.deepEqual([html, notices], ['<x-kit:button><x-kit-button>', []])
})
