import type { Program } from './find-program.ts'

/** A part of `npm test` or of `npm run test:all`. */
export type Step = {
  name: string
  /** The command that runs it */
  tier: 'test' | 'test:all'
  /** A script for Node.js, and its arguments */
  command: string
  /** The steps that must finish before it starts */
  needs: string[]
  /** The programs of the system that it needs */
  programs: Program[]
  /** Environment variables that differ */
  env: Record<string, string>
  /** The file or folder that it writes and others read, so it also runs for one of them alone */
  output?: string
}

type Details = {
  needs?: string
  programs?: Program[]
  env?: Record<string, string>
  output?: string
}

const toStep =
  (tier: Step['tier']) =>
  (name: string, command: string, details: Details = {}): Step => ({
    name,
    tier,
    command,
    programs: details.programs ?? [],
    env: details.env ?? {},
    ...(details.output !== undefined && { output: details.output }),
    needs: details.needs?.split(' ') ?? [],
  })

/** One process for hundreds of files: starting a process takes longer than most tests. */
const together = '--min-semi-space-size=64 --max-semi-space-size=64 --test --test-isolation=none'
const inPairs = '--test --test-concurrency=2'
/** Folders of `tests/unit` that take half of its time. */
const heavy = 'components,tags'
const playwright = 'node_modules/@playwright/test/cli.js test'
/** Tests that start one process each and no program of the system. */
const quick = {
  packed: 'package|application|budgets',
  mcp: 'budgets|errors|own-components|replay|resources|tools|usage',
}
/** Tests that read the system calls of a server. */
const traced = 'confinement|flush'

const often = toStep('test')
const rarely = toStep('test:all')

/** All steps, those that take longest first. */
export const steps = [
  // Writes the types that modules import.
  often('astro', 'node_modules/astro/bin/astro.mjs sync'),
  often('package', 'engine/cli.ts build', { output: 'kit/build' }),
  // The native compiler needs less than half the time, and half of that again with one checker:
  // each one checks the types of packages again. Modules that compile import TypeScript 6.
  often('types', 'node_modules/typescript-7/bin/tsc --checkers 1', { needs: 'astro' }),
  // Rewrites the types that the check reads. The package is a part of the library, whose digest is
  // in the keys of the caches that tests read.
  often('build', 'tests/site/build-sites.ts kit', {
    needs: 'types package',
    output: '.cache/test/kit/dist',
  }),
  often('browser', `${playwright} --config tests/browser`, {
    needs: 'build package',
    programs: ['chromium'],
  }),
  often(
    'unit',
    `${together} tests/unit/{!(${heavy.replace(',', '|')})/**/,}*.test.ts tests/promises/**/*.test.ts`,
  ),
  often('components', `${together} tests/unit/{${heavy}}/**/*.test.ts`),
  often('packed', `${inPairs} tests/package/{${quick.packed.replaceAll('|', ',')}}.test.ts`, {
    needs: 'package',
  }),
  often('mcp', `${together} tests/mcp/{${quick.mcp.replaceAll('|', ',')}}.test.ts`, {
    needs: 'package',
  }),
  often('site', `${together} tests/site/{,every/}*.test.ts`, {
    needs: 'build package',
    env: { TEST_SITES: 'kit' },
  }),
  often('golden', `${together} --test-reporter=dot tests/golden/*.test.ts`),
  often('prose-format', 'node_modules/prettier/bin/prettier.cjs --check **/*.{astro,html,md,mdx}'),
  often('spelling', 'node_modules/cspell/bin.mjs --no-progress --quiet'),
  often('lint', 'node_modules/oxlint/bin/oxlint --quiet'),
  often('format', 'node_modules/oxfmt/bin/oxfmt --check'),

  // Builds of other libraries and addresses, next to that of `npm test`.
  rarely('sites', 'tests/site/build-sites.ts based acme nasty acmeBased', {
    needs: 'build package',
    output: '.cache/test/acme-based/dist',
  }),
  rarely('library', `${playwright} tests/browser/(application|library|live|native|site)/`, {
    needs: 'sites package',
    programs: ['chromium'],
  }),
  rarely('installs', `${inPairs} tests/package/!(${quick.packed}).test.ts`, {
    needs: 'sites package',
    programs: ['chromium'],
  }),
  rarely('firefox', `${playwright} --config tests/firefox`, {
    needs: 'build',
    programs: ['firefox'],
    // Runs at the same time as the other browser tests.
    env: { BROWSER_PORT: String(Number(process.env.BROWSER_PORT ?? 4491) + 20) },
  }),
  rarely('builds', `${inPairs} tests/site/builds/!(hosting).test.ts`, { needs: 'sites package' }),
  rarely('hosting', `${together} tests/site/builds/hosting.test.ts`, {
    needs: 'sites package',
    programs: ['nginx', 'caddy'],
  }),
  rarely('servers', `${together} tests/mcp/!(${quick.mcp}|${traced}).test.ts tests/lsp/*.test.ts`, {
    needs: 'package',
    programs: ['chromium'],
  }),
  rarely('traced', `${together} tests/mcp/{${traced.replace('|', ',')}}.test.ts`, {
    needs: 'package',
    programs: ['strace'],
  }),
  rarely('other-sites', `${together} tests/site/{every,others}/*.test.ts`, {
    needs: 'sites package',
    env: { TEST_SITES: 'based,acme,nasty,acmeBased' },
  }),
  rarely('faults', `${together} tests/faults/*.test.ts`),
  rarely('tools', `${inPairs} tests/tools/*.test.ts`),
  // Takes thrice as long for a module as the compiler, which cannot read components of Astro.
  rarely('astro-types', 'node_modules/astro/bin/astro.mjs check --tsconfig tsconfig.astro.json'),
  rarely('playground', `${together} tests/playground/*.test.ts`, { needs: 'build package' }),
  rarely('starter', `${playwright} --config tests/starter`, {
    needs: 'package',
    programs: ['chromium'],
  }),
  rarely('agents', `${together} tests/agents/*.test.ts`, { needs: 'sites' }),
]
