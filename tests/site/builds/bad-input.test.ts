import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { openSite } from '../../../plugins/content/open-site.ts'
import { buildSite } from '../build-site.ts'

const root = '.cache/test/bad'
const description = 'A page of a small library that exists to test that mistakes stop the build.'

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
    name: 'a component without category',
    change: (folder) => edit(folder, 'kit/components/chip.edge', '  @category Labels\n', ''),
    message:
      /Cannot find the category of component `chip` in `.*chip\.edge:1`, expected a line.*\n.*`@category`/,
  },
  {
    name: 'a component in a category that does not exist',
    change: (folder) =>
      edit(folder, 'kit/components/chip.edge', '@category Labels', '@category Lables'),
    message:
      /Cannot use category `Lables` in `.*chip\.edge:4`, expected Labels or Boxes.*\n.*Did you mean `Labels`\?/,
  },
  {
    name: 'an undocumented slot',
    change: (folder) => edit(folder, 'kit/components/chip.edge', '  @slot main - The text.\n', ''),
    message:
      /Cannot describe slot `main` in `.*chip\.edge:\d+`, expected a `@slot main` line.*\n.*Add `@slot main/,
  },
  {
    name: 'a documented slot that is not rendered',
    change: (folder) =>
      edit(
        folder,
        'kit/components/chip.edge',
        '  @slot main',
        '  @slot [icon] - A sign.\n  @slot main',
      ),
    message:
      /Cannot find slot `icon` in `.*chip\.edge:6`, expected `\$slots\.icon` in the template/,
  },
  {
    name: 'an unknown prop in an example',
    change: (folder) =>
      edit(folder, 'content/components/chip.md', '<x-acme::chip>', '<x-acme::chip tonne="loud">'),
    message:
      /Cannot show the example in `.*chip\.md:11`: Unknown prop "tonne" of <x-acme::chip> .*\n.*Did you mean "tone"\?/,
  },
  {
    name: 'a value that a prop does not accept in an example',
    change: (folder) =>
      edit(folder, 'content/components/chip.md', '<x-acme::chip>', '<x-acme::chip tone="lout">'),
    message:
      /Cannot show the example in `.*chip\.md:11`: Invalid value "lout" .*\n.*Did you mean "loud"\?/,
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
    name: 'a request of an example that is not JSON',
    change: (folder) =>
      edit(folder, 'content/components/chip.md', 'edge preview', "edge preview old={tone: 'a'}"),
    message:
      /Cannot read fence option `old=\{tone: 'a'\}` in `.*chip\.md:10`, expected `old=` and a JSON object\.\n.*`errors=/,
  },
  {
    name: 'a control of an unknown prop',
    change: (folder) =>
      edit(folder, 'content/components/chip.md', 'edge preview', 'edge preview controls=tune'),
    message:
      /Cannot add a control to <x-acme::chip> for `tune` in `.*chip\.md:10`, expected tone\.\n.*Did you mean `tone`\?/,
  },
  {
    name: 'two pages with one path',
    change: (folder) => write(folder, 'content/components.md', page('Parts again')),
    message:
      /Cannot publish page `\/components` in `.*components\/index\.mdx:1`, expected a path that `.*components\.md` does not have/,
  },
  {
    name: 'a component without page',
    change: (folder) => rm(join(folder, 'content/components/panel.md')),
    message:
      /Cannot document component `panel` in `.*panel\.edge:1`, expected a page `content\/components\/panel\.md`/,
  },
  {
    name: 'a broken internal link',
    change: (folder) =>
      edit(folder, 'content/guides/start.md', '/components/chip', '/components/chipp'),
    message:
      /Cannot link to `\/components\/chipp` in `.*start\.md:8`.*\n.*Did you mean `\/components\/chip`\?/,
  },
  {
    name: 'a broken anchor',
    change: (folder) => edit(folder, 'content/index.md', '#first-steps', '#first-step'),
    message:
      /Cannot link to `\/guides\/start#first-step` in `.*index\.md:10`.*\n.*Did you mean `\/guides\/start#first-steps`\?/,
  },
  {
    name: 'front matter with an unknown key',
    change: (folder) =>
      edit(folder, 'content/guides/start.md', 'title: Start', 'titel: Start\ntitle: Start'),
    message:
      /Cannot read front matter key `titel` in `.*start\.md:2`, expected title,.*\n.*Did you mean `title`\?/,
  },
  {
    name: 'a page without description',
    change: (folder) => edit(folder, 'content/guides/start.md', /description: .*\n/, ''),
    message:
      /Cannot use the description in `.*start\.md:1`, expected some text\.\n.*Set `description`/,
  },
  {
    name: 'an image that is missing',
    change: async (folder) => {
      await mkdir(join(folder, 'public/images'))
      await write(folder, 'public/images/chip.svg', '<svg xmlns="http://www.w3.org/2000/svg" />')
      const image = '![Two chips](/images/chips.png)'
      await edit(folder, 'content/guides/start.md', 'See [', `${image}\n\nSee [`)
    },
    message:
      /Cannot show the image `\/images\/chips\.png` in `.*start\.md:8`, expected the path of a page or of a published file\.\n.*Did you mean `\/images\/chip\.svg`\?/,
  },
  {
    name: 'a slot that the component does not have',
    change: (folder) =>
      edit(
        folder,
        'content/components/chip.md',
        'Plain</x-acme::chip>',
        'Plain<x-slot name="mian">a</x-slot></x-acme::chip>',
      ),
    message: /Cannot show the example in `.*chip\.md:11`: Unknown slot "mian" of <x-acme::chip>/,
  },
  {
    name: 'a sub-component outside its parent',
    change: (folder) =>
      edit(
        folder,
        'content/components/chip.md',
        '<x-acme::chip>Plain</x-acme::chip>',
        '<x-acme::panel.title>Alone</x-acme::panel.title>',
      ),
    message: /Cannot show the example in `.*chip\.md:11`: <x-acme::panel\.title> belongs inside/,
  },
  {
    name: 'tokens with a syntax error',
    change: (folder) => edit(folder, 'kit/tokens.ts', '    tokens: [', '    tokens: {['),
    message:
      /Cannot run the module in `.*kit\/tokens\.ts:\d+`, expected code that runs without errors/,
  },
  {
    name: 'a page at a path of the site itself',
    change: (folder) => write(folder, 'content/404.md', page('Nothing here')),
    message: /Cannot publish page `\/404` in `.*404\.md:1`, expected a path that the site does not/,
  },
  {
    name: 'an empty library',
    change: async (folder) => {
      await rm(join(folder, 'kit/components'), { recursive: true })
      await rm(join(folder, 'content/components/chip.md'))
      await rm(join(folder, 'content/components/panel.md'))
    },
    message: /Cannot read library `Acme` in `.*:1`, expected at least one component/,
  },
  {
    name: 'an invalid brand',
    change: (folder) => edit(folder, 'kit/library.ts', "namespace: 'acme'", "namespace: 'Ac me'"),
    message:
      /Cannot read `library\.namespace` in `.*library\.ts:1`, expected lower-case letters and digits/,
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

function write(folder: string, file: string, text: string): Promise<void> {
  return writeFile(join(folder, file), text)
}

function page(title: string): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText.\n`
}
