import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { toDeclarations } from '../../../engine/package/compile.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('returns the declarations of a module without reading its imports', async (context) => {
  const text = `import { read } from './missing.ts'\n\n/** Reads. */\nexport const one = (): string => read()\n`
  const folder = await createFolder(context, { 'one.ts': text })
  assert.equal(
    toDeclarations(join(folder, 'one.ts')),
    '/** Reads. */\nexport declare const one: () => string;\n',
  )
})

test('rejects an export without a type', async (context) => {
  const text = `import { read } from './missing.ts'\n\nexport const one = read()\n`
  const folder = await createFolder(context, { 'one.ts': text })
  assert.throws(() => toDeclarations(join(folder, 'one.ts')), {
    message: `Cannot write the declarations of \`${join(folder, 'one.ts')}\`, expected a type at each export.`,
  })
})
