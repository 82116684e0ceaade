/** Runs the tests of reported attacks: `npm run reproductions`. */
import { run } from 'node:test'
import { readOptions } from './read-options.ts'

/** Titles of the tests that reproduce reported attacks, by file. `…` matches any text. */
export const reproductions: Record<string, string[]> = {
  'tests/mcp/errors.test.ts': [
    'a tool that does not exist is -32602',
    'initialize is a method that does not exist in the era without it, whatever its parameters',
  ],
  'tests/mcp/lines.test.ts': [
    'a request that is too long is refused by its id, where that stands in its first bytes',
  ],
  'tests/mcp/resources.test.ts': [
    'an argument that a template does not have completes to nothing, whatever objects have',
  ],
  'tests/package/another-library.test.ts': [
    'what the page of the engine has written in an empty folder becomes a package of its own name',
  ],
  'tests/package/faults.test.ts': [
    'a TOML file that is broken already is a clear error, and nothing is lost',
  ],
  'tests/package/registration.test.ts': [
    '`node ace configure` adds two lines to lists in variables, and later runs leave the file alone',
    'lists of another file are left alone, and what was added there by hand is recognised',
  ],
  'tests/playground/check.test.ts': [
    '--fix writes nothing outside of the project, where a … leads there',
    'a pipe that is named as a template is a line, and does not keep the command waiting',
    'SIGTERM ends a check before its templates are all read',
    '--fix puts what a template declares in the place of a deprecated prop and component',
  ],
  'tests/site/library-is-a-parameter.test.ts': [
    'links to sources and to edit a page lead into the repository of the library',
  ],
  'tests/site/two-builds.test.ts': [
    'two builds at the same time, each with folders of its own, write what each writes alone',
    'a second build with the same … ends at once and names the process of the first',
    'a build that lacks a file that its pages link fails, and names the file',
  ],
  'tests/site/written-pages.test.ts': [
    'a page that is a link is published, in Markdown and MDX',
    'relative links lead to pages, in Markdown and MDX',
    'a part that readers open is one on the page, with its Markdown rendered',
    'a description that is short is a warning',
  ],
  'tests/unit/check/check-template.test.ts': [
    'a URL that would run a script is found, however it is written',
  ],
  'tests/unit/library/component/parse-component.test.ts': [
    'a problem with file, line and remedy: a slot that is named as something that every object has',
    'a problem with file, line and remedy: a second `@props`',
  ],
  'tests/unit/components/hostile.test.ts': [
    '… prints no URL that runs a script, whatever the case of its attribute',
  ],
  'tests/unit/console/register-package.test.ts': [
    'any adonisrc.ts gets both entries at the end of its lists, and a removal gives it back byte for byte',
  ],
  'tests/unit/tags/notices.test.ts': [
    'a filled slot that the component does not have is told of, and not in production',
  ],
  'tests/unit/io/read-template.test.ts': ['what is no text, and too much of it, is told'],
  'tests/unit/plugins/create-site-server.test.ts': [
    'a download of Markdown that is complete is not continued with other bytes',
    'a precondition that fails is 412, in the type that is preferred',
    'methods other than GET and HEAD are 405, and the answer names those two',
    'a slash at the end redirects to the page without it, on the same host',
    'a request with the whole URL is answered as one with its path',
  ],
  'tests/unit/tools/telemetry.test.ts': [
    'the scripts of the project print no notice of telemetry on a machine that is new',
  ],
}

const help = `Runs the tests that reproduce reported attacks, and prints the result of each.

Usage: npm run reproductions -- [options]

  --only=text   Only tests with this text in their title or path
  --list        Lists the tests, and runs none
  --help        Prints this text

Some tests need the package and the sites of the tests: run \`npm test package build\` first.
Exit code 1 if a test fails.`

if (import.meta.main) {
  const { only, list } = readOptions(help, { only: '', list: false })
  const wanted = Object.entries(reproductions)
    .flatMap(([file, titles]) => titles.map((title) => ({ file, title })))
    .filter(({ file, title }) => file.includes(only) || title.includes(only))
  if (!wanted.length)
    console.error(`Cannot find \`--only=${only}\`, expected part of one of --list.`)
  let held = 0
  for (const { file, title } of wanted) {
    const problem = list ? null : await tryTest(file, title)
    held += Number(problem === null)
    const result = problem === null ? 'holds   ' : 'FAILED  '
    console.log(
      `${list ? '' : result}${file}: ${title}${problem === null ? '' : `\n        ${problem}`}`,
    )
  }
  if (!list) console.log(`\n${held} of ${wanted.length} hold`)
  process.exitCode = wanted.length && held === wanted.length ? 0 : 1
}

/** Runs the tests of a file with this title. Returns null if all pass, otherwise the problem. */
async function tryTest(file: string, title: string): Promise<string | null> {
  const pattern = new RegExp(`^${title.split('…').map(RegExp.escape).join('.*')}$`, 's')
  let count = 0
  for await (const { type, data } of run({ files: [file], testNamePatterns: [pattern] })) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (!pattern.test(data.name)) continue
    if (data.skip) return 'the test was skipped'
    if (type === 'test:fail') {
      const { message, cause } = data.details.error
      return cause instanceof Error ? cause.message : message
    }
    count += 1
  }
  return count ? null : 'there is no such test'
}
