/** The sites that tests read, each with a folder of its own. */
export const sites = {
  /** As `npm run build` makes it */
  kit: { SITE_DIR: '.', OUT_DIR: '.cache/test/kit/dist', CACHE_DIR: '.cache/test/kit/cache' },
  /** The same once more, from nothing */
  again: { SITE_DIR: '.', OUT_DIR: '.cache/test/again/dist', CACHE_DIR: '.cache/test/again/cache' },
  /** The same with the cache of `again`, built by the test that compares the two */
  warm: { SITE_DIR: '.', OUT_DIR: '.cache/test/warm/dist', CACHE_DIR: '.cache/test/again/cache' },
  /** The same below a base path */
  based: {
    SITE_DIR: '.',
    OUT_DIR: '.cache/test/based/dist',
    CACHE_DIR: '.cache/test/based/cache',
    DOCS_URL: 'https://docs.example/library',
  },
  /** Another library, from the same engine */
  acme: {
    SITE_DIR: 'tests/fixtures/acme',
    OUT_DIR: '.cache/test/acme/dist',
    CACHE_DIR: '.cache/test/acme/cache',
  },
  /** The other library with pages that damage Markdown tools; `make-nasty-site.ts` writes it */
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
