import type { Bundler } from './find-bundler.ts'

/** How people call what makes a project's stylesheets and scripts. */
export function toBundlerName(bundler: Bundler): string {
  if (bundler.kind === 'none') return 'No bundler'
  return bundler.tailwind ? 'Vite with Tailwind' : 'Vite'
}
