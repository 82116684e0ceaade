import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareRandomPages, toReport } from './random/compare.ts'
import { type Kind, KINDS, withCompanions } from './random/kinds.ts'
import { replaceSources } from './random/world.ts'

const pages = Number(process.env.FUZZ_PAGES ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31))
const wanted = (process.env.FUZZ_KINDS ?? '').split(',').filter(Boolean)
const unknown = wanted.find((kind) => !KINDS.includes(kind as Kind))
if (unknown) throw new Error(`Cannot write pages of \`${unknown}\`, expected ${KINDS.join(', ')}`)
const kinds = new Set(wanted.flatMap((kind) => [...withCompanions(kind as Kind)]))

test(`cached and fresh output are equal for ${pages} random pages, seed ${seed} [equal-output]`, async () => {
  const restore = replaceSources()
  try {
    const result = await compareRandomPages({
      seed,
      pages,
      kinds: kinds.size ? kinds : new Set(KINDS),
      most: Number(process.env.FUZZ_MOST ?? 1),
      // A long run takes half an hour.
      onProgress: (done) => {
        if (done % 10_000 === 0) process.stderr.write(`${done} of ${pages} pages\n`)
      },
    })
    const reports = result.differences.map(toReport)
    const again = `FUZZ_SEED=${seed} FUZZ_PAGES=${result.pages} FUZZ_KINDS=${wanted.join()}`
    assert.equal(reports.length, 0, `${again}\n\n${reports.join('\n\n')}\n`)
    // Pages that only throw would compare nothing.
    assert.ok(result.thrown < pages / 3, `${result.thrown} of ${pages} pages throw an error`)
  } finally {
    restore()
  }
})
