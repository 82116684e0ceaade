/** The sites that tests read, each in its own folder. */
export const sites = {
  /** As `npm run build` writes it */
  kit: { SITE_DIR: '.', OUT_DIR: '.cache/test/kit/dist', CACHE_DIR: '.cache/test/kit/cache' },
  /** The same below a base path, built after `kit` with what it has parsed and highlighted */
  based: {
    SITE_DIR: '.',
    OUT_DIR: '.cache/test/based/dist',
    CACHE_DIR: '.cache/test/based/cache',
    DOCS_URL: 'https://docs.example/library',
  },
  /** Another library, built with the same engine */
  acme: {
    SITE_DIR: 'tests/fixtures/acme',
    OUT_DIR: '.cache/test/acme/dist',
    CACHE_DIR: '.cache/test/acme/cache',
  },
  /** The other library with pages that break Markdown tools, written by `make-nasty-site.ts` */
  nasty: {
    SITE_DIR: '.cache/test/nasty/site',
    OUT_DIR: '.cache/test/nasty/dist',
    CACHE_DIR: '.cache/test/nasty/cache',
  },
  /** The other library below a base path */
  acmeBased: {
    SITE_DIR: 'tests/fixtures/acme',
    OUT_DIR: '.cache/test/acme-based/dist',
    CACHE_DIR: '.cache/test/acme-based/cache',
    DOCS_URL: 'https://acme.test/library',
  },
} as const

/** Name of a built site. */
export type SiteName = keyof typeof sites

/** Returns those of some sites that this run tests: all, unless `TEST_SITES` names some. */
export function tested<Name extends SiteName>(...names: Name[]): Name[] {
  const chosen = process.env.TEST_SITES?.split(',')
  return chosen ? names.filter((name) => chosen.includes(name)) : names
}
