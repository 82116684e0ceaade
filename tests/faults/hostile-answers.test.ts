import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentAnswer } from '../../engine/answers/component.ts'
import { toExamplesAnswer } from '../../engine/answers/examples.ts'
import { toListAnswer } from '../../engine/answers/list.ts'
import { toSearchAnswer } from '../../engine/answers/search.ts'
import { toTokensAnswer } from '../../engine/answers/tokens.ts'
import { LookupError } from '../../engine/problem/lookup-error.ts'
import { hostileTexts } from '../unit/fixtures/hostile-texts.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'
import { widgets } from '../unit/fixtures/widgets.ts'

const kit = await readKitCatalog()
const answers: Record<string, (text: string) => object> = {
  'the name of a component': (text) => toComponentAnswer(widgets, text),
  'the name of a component with examples': (text) => toExamplesAnswer(widgets, { name: text }),
  'an example': (text) => toExamplesAnswer(widgets, { name: 'card', example: text }),
  'a category': (text) => toListAnswer(widgets, [text]),
  'a query': (text) => toSearchAnswer(kit, { query: text, limit: 8 }),
  'the category of a query': (text) =>
    toSearchAnswer(widgets, { query: 'a', category: text, limit: 8 }),
  'a group of tokens': (text) => toTokensAnswer(kit, { group: text }),
  'a query for tokens': (text) => toTokensAnswer(kit, { query: text }),
}

for (const [what, text] of Object.entries(hostileTexts)) {
  for (const [where, toAnswer] of Object.entries(answers)) {
    test(`answers ${what} as ${where}, or explains in one line why it cannot, without delay`, () => {
      const begun = process.cpuUsage()
      try {
        JSON.stringify(toAnswer(text))
      } catch (error) {
        assert.ok(error instanceof LookupError, String(error))
        assert.ok(error.message.length < 600, error.message)
        assert.doesNotMatch(error.message, /[\n\r\p{C}\u2028\u2029]/u)
        assert.doesNotMatch(error.message, /``[^.,]/)
      }
      assert.ok(process.cpuUsage(begun).user < 2_000_000)
    })
  }
}
