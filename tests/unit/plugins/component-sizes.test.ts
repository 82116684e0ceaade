import assert from 'node:assert/strict'
import test from 'node:test'
import { gzipSync } from 'node:zlib'
import { measureComponents } from '../../../plugins/content/component-sizes.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('measures the stylesheets and the script of a component, minified and compressed', async (context) => {
  const folder = await createFolder(context, {
    'components/card/card.css': '/* Frame */\n.card {\n  color: red;\n}\n',
    'components/card/card-header.css': '.card-header {\n  color: blue;\n}\n',
    'components/card/card.edge': '<div></div>',
    'components/radio/radio.ts': "import { Choice } from '../shared/choice.ts'\n",
    'components/shared/choice.css': '.choice {\n  color: red;\n}\n',
    'components/shared/choice.ts': 'export class Choice {}\n',
    'scripts/cards/fold.ts': "import { go } from '../go.ts'\ngo()\n",
    'scripts/go.ts': 'export function go(): void {\n  console.log(1)\n}\n',
  })
  const components = [
    { name: 'card', script: 'fold' },
    { name: 'badge', script: null },
    { name: 'radio', script: null },
  ] as never
  const { card, badge, radio } = await measureComponents(folder, { components })
  assert.equal(card?.css, gzipSync('.card-header{color:#00f}.card{color:red}\n').length)
  const bundled = gzipSync('function o(){console.log(1)}o();\n').length
  assert.ok(Math.abs(card.script - bundled) < 6, `${card.script} bytes, not about ${bundled}`)
  assert.deepEqual(badge, { css: 0, script: 0 })
  // Its look is that of a choice, which checkboxes have too.
  assert.equal(radio?.css, gzipSync('.choice{color:red}\n').length)
})
