import type { ZipFault } from './zip-problem.ts'

const LONGEST_PATH = 1000
/** The zipped folder itself, as a separate entry. */
const TOP = './'
const DRIVE = /^[a-z]:/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no file name may hold
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Normalizes the path of a file in a zip: composed letters, slashes instead of the backslashes that some
 * Windows tools write, and no leading dot of the zipped folder.
 */
export const entryPathOf = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+(?=.)/, '')
    .normalize('NFC')

/**
 * What's wrong with a path inside a zip: it must not leave the zip, and it must have a single
 * spelling.
 */
export function entryPathFault(path: string): ZipFault | undefined {
  if (path === '' || path.length > LONGEST_PATH || CONTROL.test(path)) return 'path-unreadable'
  if (path === TOP) return undefined
  if (path.startsWith('/') || DRIVE.test(path)) return 'path-outside'
  const segments = path.replace(/\/$/, '').split('/')
  if (segments.includes('..')) return 'path-outside'
  return segments.some((segment) => segment === '' || segment === '.') ? 'path-unreadable' : undefined
}

/** Files that operating systems and archivers leave in a zip without being part of it. */
export const isLitter = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.git\/|\.svn\/)/i.test(path)
