/** What an attack from outside has found once, and the test that shows that it holds now. */
export type Reproduction = {
  /** What holds, in a sentence */
  says: string
  /** Path of the test file */
  file: string
  /** Title of the test; `…` stands for what differs between several */
  test: string
}

/** Everything that attacks from outside have found, in the order in which it was found. */
export const reproductions: Reproduction[] = [
  {
    says: 'Two builds of one checkout at the same time each write a whole site.',
    file: 'tests/site/two-builds.test.ts',
    test: 'two builds at the same time, each with folders of its own, write what each writes alone',
  },
  {
    says: 'Two builds that share a folder are not run at the same time.',
    file: 'tests/site/two-builds.test.ts',
    test: 'a second build with the same … ends at once and names the process of the first',
  },
  {
    says: 'A build fails when a page links a file that nobody has written.',
    file: 'tests/site/two-builds.test.ts',
    test: 'a build that lacks a file that its pages link fails, and names the file',
  },
  {
    says: '`kit:check --fix` follows no link and no path out of the project.',
    file: 'tests/playground/check.test.ts',
    test: '--fix writes nothing outside of the project, where a … leads there',
  },
  {
    says: 'An installation changes lists in variables, and recognises what is done.',
    file: 'tests/package/registration.test.ts',
    test: '`node ace configure` adds two lines to lists in variables, and later runs leave the file alone',
  },
  {
    says: 'What was added by hand to a list in another file is recognised.',
    file: 'tests/package/registration.test.ts',
    test: 'lists of another file are left alone, and what was added there by hand is recognised',
  },
  {
    says: 'A complete download of Markdown is not continued with other bytes.',
    file: 'tests/unit/plugins/create-site-server.test.ts',
    test: 'a download of Markdown that is complete is not continued with other bytes',
  },
  {
    says: 'A precondition that fails is answered with 412.',
    file: 'tests/unit/plugins/create-site-server.test.ts',
    test: 'a precondition that fails is 412, in the type that is preferred',
  },
  {
    says: 'Other methods than GET and HEAD are answered with 405 and `Allow`.',
    file: 'tests/unit/plugins/create-site-server.test.ts',
    test: 'methods other than GET and HEAD are 405, and the answer names those two',
  },
  {
    says: 'A slash at the end of a path redirects to the page.',
    file: 'tests/unit/plugins/create-site-server.test.ts',
    test: 'a slash at the end redirects to the page without it, on the same host',
  },
  {
    says: 'A request line with a whole URL is answered like one with a path.',
    file: 'tests/unit/plugins/create-site-server.test.ts',
    test: 'a request with the whole URL is answered as one with its path',
  },
  {
    says: 'Another library becomes a package of its own, by the documentation alone.',
    file: 'tests/package/another-library.test.ts',
    test: 'what CONTRIBUTING has written in an empty folder becomes a package of its own name',
  },
  {
    says: 'The links of another library lead into its own repository.',
    file: 'tests/site/library-is-a-parameter.test.ts',
    test: 'links to sources and to edit a page lead into the repository of the library',
  },
  {
    says: 'No component prints a URL that runs a script, however its attribute is written.',
    file: 'tests/unit/components/hostile.test.ts',
    test: '… prints no URL that runs a script, whatever the case of its attribute',
  },
  {
    says: '`kit:check` reports a URL that would run a script.',
    file: 'tests/unit/check/check-template.test.ts',
    test: 'a URL that would run a script is found, however it is written',
  },
  {
    says: 'Content for an unknown slot is told of in development.',
    file: 'tests/unit/edge/notices.test.ts',
    test: 'a filled slot that the component does not have is told of, and not in production',
  },
  {
    says: 'A tool named `constructor` is unknown.',
    file: 'tests/mcp/errors.test.ts',
    test: 'a tool that does not exist is -32602',
  },
  {
    says: 'A completion argument named `__proto__` completes to nothing.',
    file: 'tests/mcp/resources.test.ts',
    test: 'an argument that a template does not have completes to nothing, whatever objects have',
  },
  {
    says: 'No slot can be named `constructor`.',
    file: 'tests/unit/component/parse-component.test.ts',
    test: 'a problem with file, line and remedy: a slot that is named as something that every object has',
  },
  {
    says: 'A pipe named `*.edge` does not keep `kit:check` waiting.',
    file: 'tests/playground/check.test.ts',
    test: 'a pipe that is named as a template is a line, and does not keep the command waiting',
  },
  {
    says: 'SIGTERM ends `kit:check`.',
    file: 'tests/playground/check.test.ts',
    test: 'SIGTERM ends a check before its templates are all read',
  },
  {
    says: 'A template that is too large is refused before it is read.',
    file: 'tests/unit/io/read-template.test.ts',
    test: 'what is no text, and too much of it, is told',
  },
  {
    says: 'A request that is too long is answered by its id.',
    file: 'tests/mcp/lines.test.ts',
    test: 'a request that is too long is refused by its id, where that stands in its first bytes',
  },
  {
    says: '`initialize` in the era without it is answered with -32601.',
    file: 'tests/mcp/errors.test.ts',
    test: 'initialize is a method that does not exist in the era without it, whatever its parameters',
  },
  {
    says: 'A broken TOML file is an error, and stays as it is.',
    file: 'tests/package/faults.test.ts',
    test: 'a TOML file that is broken already is a clear error, and nothing is lost',
  },
  {
    says: '`adonisrc.ts` keeps every other byte when two entries are added.',
    file: 'tests/unit/console/register-package.test.ts',
    test: 'any adonisrc.ts gets both entries at the end of its lists, and a removal gives it back byte for byte',
  },
  {
    says: 'A page that is a link is published.',
    file: 'tests/site/written-pages.test.ts',
    test: 'a page that is a link is published, in Markdown and MDX',
  },
  {
    says: 'A second `@props` is an error when the library is read.',
    file: 'tests/unit/component/parse-component.test.ts',
    test: 'a problem with file, line and remedy: a second `@props`',
  },
  {
    says: 'Relative links between pages lead to pages.',
    file: 'tests/site/written-pages.test.ts',
    test: 'relative links lead to pages, in Markdown and MDX',
  },
  {
    says: 'Brackets in a title are text, and `<details>` may be written.',
    file: 'tests/site/written-pages.test.ts',
    test: 'a part that readers open is one on the page, with its Markdown rendered',
  },
  {
    says: 'A short description is a warning.',
    file: 'tests/site/written-pages.test.ts',
    test: 'a description that is short is a warning',
  },
  {
    says: 'What a template declares takes the place of something deprecated.',
    file: 'tests/playground/check.test.ts',
    test: '--fix puts what a template declares in the place of a deprecated prop and component',
  },
  {
    says: 'A new machine sees no notice of telemetry.',
    file: 'tests/unit/tools/astro.test.ts',
    test: 'the scripts of the project print no notice of telemetry on a machine that is new',
  },
]
