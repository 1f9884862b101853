import { isUtf8 } from 'node:buffer'
import { type Entry, getFileNameLowLevel } from 'yauzl'
import { entryPathOf } from './entry-path.ts'

/**
 * Most tools write UTF-8 whether or not they set its flag; anything that isn't valid UTF-8 uses the old code
 * page.
 */
export function entryName({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const name = isUtf8(fileNameRaw)
    ? fileNameRaw.toString('utf8')
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  return entryPathOf(name)
}

const UNIX = 3
const FILE_KIND = 0o170000
const LINK = 0o120000

/** A link would read whatever it points to. */
export const isLink = ({ versionMadeBy, externalFileAttributes }: Entry): boolean =>
  versionMadeBy >> 8 === UNIX && ((externalFileAttributes >>> 16) & FILE_KIND) === LINK
