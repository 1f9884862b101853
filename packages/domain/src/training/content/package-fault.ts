/** Why a package is refused; each reason is something the importer can act on. */
export const PACKAGE_FAULTS = [
  'package-empty',
  'package-not-a-zip',
  'package-damaged',
  'package-encrypted',
  'package-in-package',
  'package-too-big',
  'package-too-many-files',
  'package-too-dense',
  'package-path-outside',
  'package-path-unreadable',
  'package-link',
  'package-duplicate-name',
  'package-without-manifest',
  'package-standard-unknown',
  'package-manifest-broken',
  'package-without-activities',
  'package-too-many-activities',
  'package-launch-missing',
  'package-launch-elsewhere',
] as const
export type PackageFault = (typeof PACKAGE_FAULTS)[number]
