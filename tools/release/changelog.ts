type Release = { version: string; date: string }

const HEADING = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm
const UNRELEASED = '## [Unreleased]\n'

/** The newest first, as in the file. */
const releasesIn = (changelog: string): Release[] =>
  [...changelog.matchAll(HEADING)].map(([, version = '', date = '']) => ({ version, date }))

type Versions = { manifest: string; lock: string; changelog: string }

/** What keeps package.json, package-lock.json and the changelog from naming the same version. */
export function versionProblems({ manifest, lock, changelog }: Versions): string[] {
  const releases = releasesIn(changelog)
  const newest = releases[0]?.version ?? 'no version'
  return [
    ...(lock === manifest ? [] : [`package-lock.json is ${lock}, but package.json is ${manifest}`]),
    ...(newest === manifest
      ? []
      : [
          `CHANGELOG.md has released ${newest}, but package.json is ${manifest}: npm run release changes both`,
        ]),
    ...(changelog.includes(UNRELEASED) ? [] : ['CHANGELOG.md has no part "## [Unreleased]"']),
    ...releases.flatMap(({ version }, at) => {
      const next = releases[at + 1]
      return next && !isNewer(version, next.version)
        ? [`CHANGELOG.md has ${version} above ${next.version}, which isn't older`]
        : []
    }),
  ]
}

export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text)

export function isNewer(version: string, than: string): boolean {
  const [own, other] = [version, than].map((each) => each.split('.').map(Number))
  const first = own?.findIndex((part, at) => part !== other?.[at]) ?? -1
  return first >= 0 && (own?.[first] ?? 0) > (other?.[first] ?? 0)
}

/** What was not released becomes this version. Undefined if nothing was written down. */
export function withRelease(changelog: string, { version, date }: Release): string | undefined {
  const [before, after] = changelog.split(UNRELEASED)
  if (before === undefined || after === undefined) return undefined
  const unreleased = after.split(/^## \[/m)[0] ?? ''
  if (unreleased.trim() === '') return undefined
  return `${before}${UNRELEASED}\n## [${version}] - ${date}\n${after}`
}
