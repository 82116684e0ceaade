/** Runs the tests of reported attacks: `npm run reproductions`. */
import { spawnSync } from 'node:child_process'
import { fail, readOptions } from './read-options.ts'

/** Titles of the tests that reproduce reported attacks, by file. `…` matches any text. */
export const reproductions: Record<string, string[]> = {
  'tests/mcp/errors.test.ts': [
    'answers an unknown tool with -32602',
    'answers initialize as an unknown method in a protocol version without it, whatever its parameters',
  ],
  'tests/mcp/lines.test.ts': [
    'rejects a request that is too long with its id if the id is in its first bytes',
  ],
  'tests/mcp/resources.test.ts': [
    'completes an unknown argument to nothing, even one named like an object property',
  ],
  'tests/package/another-library.test.ts': [
    'builds a package with its own name from the files in the README of the engine',
  ],
  'tests/package/faults.test.ts': ['reports a broken TOML file, and loses nothing'],
  'tests/package/registration.test.ts': [
    'adds two lines to lists in variables with `node ace configure`, and changes nothing in later runs',
    'keeps lists of another file, and recognises what was added there by hand',
  ],
  'tests/playground/check.test.ts': [
    'keeps --fix from writing outside the project through a …',
    'reports a pipe named like a template in one line, and does not wait for it',
    'stops at SIGTERM before it has read all templates',
    'replaces deprecated props and components with --fix as their templates declare',
  ],
  'tests/site/library-is-a-parameter.test.ts': [
    'links to sources and edit pages in the repository of the library',
  ],
  'tests/site/builds/two-builds.test.ts': [
    'writes the same in two concurrent builds with separate folders as in single builds',
    'stops a second build with the same … at once, and names the process of the first',
    'fails a build that lacks a file that its pages link, and names the file',
  ],
  'tests/site/written-pages.test.ts': [
    'publishes a page that is a symbolic link, in Markdown and MDX',
    'resolves relative links to pages, in Markdown and MDX',
    'renders `<details>` on the page with its Markdown',
    'warns about a short description',
  ],
  'tests/unit/check/check-template.test.ts': [
    'reports a URL that would run a script, however it is written',
  ],
  'tests/unit/library/component/parse-component.test.ts': [
    'reports file, line and fix for a slot named like a property of every object',
    'reports file, line and fix for a second `@props`',
  ],
  'tests/unit/components/hostile.test.ts': [
    'renders no script URL in …, whatever the case of its attribute',
  ],
  'tests/unit/console/register-package.test.ts': [
    'adds both entries at the end of the lists of any adonisrc.ts, and restores every byte on removal',
  ],
  'tests/unit/tags/notices.test.ts': [
    'warns about a filled slot that the component does not have, except in production',
  ],
  'tests/unit/io/read-template.test.ts': [
    'explains why it cannot read binary data, other encodings and large files',
  ],
  'tests/unit/plugins/create-site-server.test.ts': [
    'does not continue a complete download of Markdown with other bytes',
    'answers 412 to a failed precondition, in the preferred type',
    'answers 405 to methods other than GET and HEAD, and names these two',
    'redirects a trailing slash to the page without it, on the same host',
    'answers a request with an absolute URL like one with its path',
  ],
  'tests/unit/tools/telemetry.test.ts': [
    "prints no telemetry notice from the project's scripts on a new machine",
  ],
}

const help = `Runs the tests that reproduce reported attacks, and prints the result of each.

Usage: npm run reproductions -- [options]

  --only=text   Only tests with this text in their title or path
  --help        Prints this text

Some tests need the package and the sites of the tests: run \`npm test package build\` first.
Exit code 1 if a test fails.`

if (import.meta.main) {
  const { only } = readOptions(help, { only: '' })
  const wanted = Object.entries(reproductions).flatMap(([file, titles]) =>
    titles.filter((title) => `${file} ${title}`.includes(only)).map((title) => ({ file, title })),
  )
  if (!wanted.length) fail(`Cannot find \`--only=${only}\`, expected part of a title or path.`)
  const patterns = wanted.map(({ title }) => title.split('…').map(RegExp.escape).join('.*'))
  const options = patterns.map((pattern) => `--test-name-pattern=/^${pattern}$/s`)
  const files = new Set(wanted.map(({ file }) => file))
  const { status } = spawnSync('node', ['--test', '--test-concurrency=1', ...options, ...files], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
