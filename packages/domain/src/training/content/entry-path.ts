import type { PackageFault } from './package-fault.ts'

const LONGEST_PATH = 1000
/** The folder that was zipped, as an entry of its own. */
const TOP = './'
const DRIVE = /^[a-z]:/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no file name may hold
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * The one spelling under which a file of a package is known: composed letters, the backslashes that some tools of
 * Windows write read as the slashes they mean, and without the dot of the folder that was zipped.
 */
export const entryPathOf = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+(?=.)/, '')
    .normalize('NFC')

/** What is wrong with a path inside a package: it may neither leave the package nor be written in two ways. */
export function entryPathFault(path: string): PackageFault | undefined {
  if (path === '' || path.length > LONGEST_PATH || CONTROL.test(path)) return 'package-path-unreadable'
  if (path === TOP) return undefined
  if (path.startsWith('/') || DRIVE.test(path)) return 'package-path-outside'
  const segments = path.replace(/\/$/, '').split('/')
  if (segments.includes('..')) return 'package-path-outside'
  return segments.some((segment) => segment === '' || segment === '.') ? 'package-path-unreadable' : undefined
}

/** What systems and archivers leave in a package without being part of it. */
export const isLitter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.git\/|\.svn\/)/i.test(path)
