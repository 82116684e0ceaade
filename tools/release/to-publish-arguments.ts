/**
 * Returns npm's arguments to publish a tarball: public and with provenance. A pre-release gets the
 * tag `next`, so that only users who ask for it install it.
 */
export function toPublishArguments(tarball: string, version: string): string[] {
  const tag = version.includes('-') ? ['--tag', 'next'] : []
  return ['publish', tarball, '--access', 'public', '--provenance', ...tag]
}
