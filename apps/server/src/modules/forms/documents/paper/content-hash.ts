import type { DocumentRow } from '../document.store.ts'

const CHECK_DIGITS = 16

/** The hash over all that was signed, in hexadecimal as the code of a form has it. */
export const contentHash = ({ seal }: DocumentRow): string => Buffer.from(seal, 'base64url').toString('hex')

/** Its beginning, short enough to compare by eye. */
export const checkNumber = (row: DocumentRow): string => contentHash(row).slice(0, CHECK_DIGITS)
