/**
 * What npm is called with to publish a tarball: public, with provenance, and under the tag `next`
 * when it is a pre-release, so that nobody gets one who has not asked for it.
 */
export function toPublishArguments(tarball: string, version: string): string[] {
  const tag = version.includes('-') ? ['--tag', 'next'] : []
  return ['publish', tarball, '--access', 'public', '--provenance', ...tag]
}
