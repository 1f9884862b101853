import type { DocumentRow } from '../document.store.ts'

const CHECK_DIGITS = 16

/** The hash over everything that was signed, in hexadecimal as in the code of a form. */
export const contentHash = ({ seal }: DocumentRow): string => Buffer.from(seal, 'base64url').toString('hex')

/** The start of the hash, short enough to compare by eye. */
export const checkNumber = (row: DocumentRow): string => contentHash(row).slice(0, CHECK_DIGITS)
