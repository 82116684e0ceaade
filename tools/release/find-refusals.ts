import type { Release } from '../../engine/schema/catalog.ts'

/** The state of a checkout and of the registry before a release. */
export type ReleaseState = {
  /** Content of `kit/package.json` */
  manifest: { name: string; version: string; repository?: unknown }
  /** Versions of the packages that are released together with it, by the path of their manifest */
  others: Record<string, string>
  /** Version of the package in `package-lock.json` */
  lockedVersion: string | undefined
  releases: Release[]
  /** Output of `git status --porcelain` */
  status: string
  /** Tags such as `v1.2.0`, and whether they point to the commit to release */
  tags: { name: string; isHere: boolean }[]
  /** Versions in the registry; null if it cannot be reached */
  published: string[] | null
  /** Whether the host can sign the provenance of the package */
  canProve: boolean
}

/** The grammar of semver.org, without build metadata, which npm drops. */
const semver =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*))*)?$/

/** Lists the reasons against a release, each with a fix. Returns none if it can be released. */
export function findRefusals(state: ReleaseState, { publish }: { publish: boolean }): string[] {
  const { manifest, others, lockedVersion, releases, tags, published, status, canProve } = state
  const { name, version, repository } = manifest
  if (!semver.test(version)) {
    return [
      `Cannot release version \`${version}\`, expected one such as \`1.2.0\` or \`1.2.0-beta.1\`. Correct it in kit/package.json.`,
    ]
  }
  const raise = 'Raise the version in kit/package.json.'
  const release = releases.find((one) => one.version === version)
  const entry = `\`## ${version}, 2026-03-01\``
  const other = tags.find((tag) => tag.isHere && tag.name !== `v${version}`)
  const differing = Object.entries(others).filter(([, other]) => other !== version)
  const files = status.split('\n').filter(Boolean)
  const more = files.length > 10 ? [`and ${files.length - 10} more`] : []
  const refusals = [
    ...differing.map(
      ([file, other]) =>
        `${file} has version \`${other}\`, expected \`${version}\` as in kit/package.json. Write the same version into both.`,
    ),
    published?.includes(version) && `${name} ${version} is published already. ${raise}`,
    tags.some((tag) => tag.name === `v${version}` && !tag.isHere) &&
      `Tag \`v${version}\` is at another commit. ${raise}`,
    other &&
      `This commit has the tag \`${other.name}\`, expected \`v${version}\` as in kit/package.json. Correct the version or the tag.`,
    lockedVersion !== version &&
      `package-lock.json has version \`${lockedVersion ?? 'none'}\`, expected \`${version}\`. Run \`npm install\` and commit it.`,
    !release &&
      `kit/CHANGELOG.md has no entry for ${version}. Write ${entry} with the changes below it.`,
    release?.date === null &&
      `The entry of ${version} in kit/CHANGELOG.md has \`unreleased\` in place of a date. Write the date: ${entry}.`,
    files.length &&
      ['The checkout has changes that are not committed. Commit or remove them:']
        .concat(files.slice(0, 10), more)
        .join('\n  '),
    publish &&
      published === null &&
      'Cannot read the published versions from the registry. Check the network and try again.',
    publish &&
      !repository &&
      'kit/package.json has no `repository`, which npm compares with the provenance. Add the URL of the public repository.',
    publish &&
      !canProve &&
      'Cannot sign the provenance here, only in the workflow of a code host. Push the tag and let the workflow publish, see .github/workflows/release.yml.',
  ]
  return refusals.filter((refusal) => typeof refusal === 'string')
}
