import type { Receipt, ReceiptLine } from '@fathom/dive-files'

/** What we read and have no field for: dives are numbered by date and have no mode, cylinders have no name. */
const WITHOUT_A_FIELD: readonly (string | undefined)[] = ['number', 'mode', 'cylinders.name']

/** LO-03: what became of each field in the logbook, not only in our model of files. */
export const receiptLines = (receipt: Receipt): ReceiptLine[] =>
  receipt.lines().map(({ field, ...line }) => {
    if (WITHOUT_A_FIELD.includes(field)) return { ...line, use: 'unused' }
    return field === undefined ? line : { ...line, field }
  })

const PICTURE = /\.(jpe?g|png|webp|heic|avif|gif)$/i
const PHOTO_FILES = 'photos/*'

/** A zip may have photos beside the dives, as our own archive does. */
export function noteLeftOutPhoto(receipt: Receipt, name: string): void {
  if (PICTURE.test(name)) receipt.noteUnused(PHOTO_FILES, name)
}

/** How many photos of the files aren't imported. */
export const leftOutPhotos = (lines: readonly ReceiptLine[]): number =>
  lines.find(({ path, use }) => path === PHOTO_FILES && use === 'unused')?.count ?? 0
