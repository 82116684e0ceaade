import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { openSite } from '../../../plugins/content/open-site.ts'
import { buildSite } from '../build-site.ts'

const root = '.cache/test/bad'

/** A change to a good site, and the one message that it must cause. */
const mistakes: {
  name: string
  change: (folder: string) => Promise<void>
  message: RegExp
}[] = [
  {
    name: 'a component without summary',
    change: (folder) => edit(folder, 'kit/components/chip.edge', '  Short text in a frame.\n', ''),
    message:
      /Cannot describe component `chip` in `.*chip\.edge:1`, expected a summary.*\n.*Begin the template/,
  },
  {
    name: 'an example that cannot be rendered',
    change: (folder) =>
      edit(
        folder,
        'content/components/chip.md',
        'Plain</x-acme::chip>',
        '{{ a.b }}</x-acme::chip>',
      ),
    message: /Cannot render example `Plain` in `.*chip\.md:11`/,
  },
  {
    name: 'an example that runs a script',
    change: (folder) =>
      edit(
        folder,
        'content/components/chip.md',
        'Plain</x-acme::chip>',
        '{{{ "<img src=x onerror=probe()>" }}}</x-acme::chip>',
      ),
    message:
      /Cannot show `onerror=` in the example `Plain` in `.*chip\.md:10`, expected HTML that runs no script/,
  },
  {
    name: 'a broken internal link',
    change: (folder) =>
      edit(folder, 'content/guides/start.md', '/components/chip', '/components/chipp'),
    message:
      /Cannot link to `\/components\/chipp` in `.*start\.md:8`.*\n.*Did you mean `\/components\/chip`\?/,
  },
  {
    name: 'tokens with a syntax error',
    change: (folder) => edit(folder, 'kit/tokens.ts', '    tokens: [', '    tokens: {['),
    message:
      /Cannot run the module in `.*kit\/tokens\.ts:\d+`, expected code that runs without errors/,
  },
]

/** Copies a good site and makes one mistake in it. */
async function makeMistake(
  index: number,
  change: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(root, String(index))
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  await change(folder)
  return folder
}

for (const [index, { name, change, message }] of mistakes.entries()) {
  test(`rejects ${name} with exactly one message`, async () => {
    const folder = await makeMistake(index, change)
    await assert.rejects(openSite(folder).read(), (error: Error) => {
      assert.match(error.message, message)
      assert.equal(error.message.match(/^Cannot .*`\.cache\/test\/bad/gm)?.length, 1, error.message)
      return true
    })
  })
}

test('stops the build at a mistake with one message, and writes no page', async () => {
  const { change, message } = mistakes[0]!
  const folder = await makeMistake(mistakes.length, change)
  const { code, output } = await buildSite({
    SITE_DIR: folder,
    OUT_DIR: join(folder, 'dist'),
    CACHE_DIR: join(folder, 'cache'),
  })
  assert.match(output, message)
  assert.equal(output.match(/^Cannot .*`\.cache\/test\/bad/gm)?.length, 1, output)
  assert.doesNotMatch(output, /Stack trace/)
  assert.equal(code, 1)
  assert.equal(existsSync(join(folder, 'dist')), false)
})

async function edit(
  folder: string,
  file: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  const edited = text.replace(from, to)
  assert.notEqual(edited, text, `${file} has no ${from}`)
  await writeFile(join(folder, file), edited)
}
