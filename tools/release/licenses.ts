type Entry = { version?: string; license?: string; link?: boolean; dev?: boolean }
export type LicensedLock = { packages: Readonly<Record<string, Entry>> }

export type LicensedPackage = { name: string; version: string; license: string | undefined; isDev: boolean }

/** Licenses that ask for no more than to be named. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]

/** Licenses with conditions, which we meet for these packages only: none of them is changed or copied into ours. */
const WITH_CONDITIONS: Readonly<Record<string, RegExp>> = {
  // Fonts may be shipped with a program, under their own names.
  'OFL-1.1': /^@(expo-google-fonts|fontsource-variable)\//,
  // A library of its own, which anyone can replace with another build.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Changes of their files would have to be published.
  'MPL-2.0': /^(web-push|axe-core|@axe-core\/playwright|lightningcss(-.+)?)$/,
  // A list of places; README.md names its origin.
  'CC-BY-4.0': /^cities\.json$/,
}

/** Packages without a license in their manifest, read by hand: their `LICENSE` or readme is that of MIT. */
const READ_BY_HAND = [
  'busboy@0.3.1',
  'dicer@0.3.0',
  'humanize-number@0.0.2',
  'only@0.0.2',
  'streamsearch@0.1.2',
]

/** Every package of every platform, from the lock file: only some of them are installed on one machine. */
export function licensesOf({ packages }: LicensedLock): LicensedPackage[] {
  const all = Object.entries(packages).flatMap(([path, { version = '', license, link, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (link || !path.includes('node_modules/')) return []
    const read = READ_BY_HAND.includes(`${name}@${version}`) ? 'MIT' : undefined
    return [{ name, version, license: license ?? read, isDev: dev === true }]
  })
  const once = new Map(all.map((each) => [`${each.name}@${each.version}`, each]))
  return [...once.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** An unknown license, or a known one on a package for which nobody has looked at its conditions. */
export function licenseProblems(packages: readonly LicensedPackage[]): string[] {
  return packages.flatMap(({ name, version, license }) => {
    if (license === undefined) return [`${name}@${version} names no license`]
    return isAllowed(license, name) ? [] : [`${name}@${version} is under ${license}, which isn't on our list`]
  })
}

/** `A AND B` asks for both, `A OR B` for one of them; nothing else is in use. */
function isAllowed(license: string, name: string): boolean {
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((both) => both.split(' OR ').some((one) => FREE.includes(one) || WITH_CONDITIONS[one]?.test(name)))
}

export function licensesInWords(packages: readonly LicensedPackage[]): string {
  const byLicense = Map.groupBy(packages, ({ license = 'none' }) => license)
  const parts = [...byLicense].sort(([one], [other]) => one.localeCompare(other, 'en'))
  return parts
    .map(([license, own]) => {
      const lines = own.map(
        ({ name, version, isDev }) => `- ${name} ${version}${isDev ? ' (not shipped)' : ''}`,
      )
      return [`## ${license}`, '', ...lines, ''].join('\n')
    })
    .join('\n')
}
