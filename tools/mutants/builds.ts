import { sites, type SiteName } from '../../tests/site/sites.ts'

/** How something that tests read is built, and where it is then. */
export type Build = { command: string[]; env: Record<string, string>; outputs: string[] }

/** What tests read when it is built, by name: the package, this documentation and a small one. */
export const builds = {
  package: {
    command: ['node', 'tools/package/build.ts'],
    env: {},
    outputs: ['kit/build', 'kit/ai', 'kit/AGENTS.md'],
  },
  kit: toSiteBuild('kit'),
  acme: toSiteBuild('acme'),
} satisfies Record<string, Build>

/** Name of something that is built. */
export type BuildName = keyof typeof builds

function toSiteBuild(name: SiteName): Build {
  const { OUT_DIR, CACHE_DIR } = sites[name]
  return { command: ['astro', 'build'], env: { ...sites[name] }, outputs: [OUT_DIR, CACHE_DIR] }
}
