import type { Receipt, ReceiptLine } from '@fathom/dive-files'

/** What we read and have no field for: a dive has no mode, a cylinder no name, a text one encoding. */
const WITHOUT_A_FIELD: readonly (string | undefined)[] = ['mode', 'cylinders.name', 'encoding']
/** Dives are numbered by date; the receipt says so. */
const NUMBER = 'number'

/** LO-03: what became of each field in the logbook, not only in our model of files. */
export const receiptLines = (receipt: Receipt): ReceiptLine[] =>
  receipt.lines().map(({ field, ...line }) => {
    if (WITHOUT_A_FIELD.includes(field)) return { ...line, use: 'unused' }
    if (field === NUMBER) return { ...line, use: 'unused', field }
    return field === undefined ? line : { ...line, field }
  })

const PICTURE = /\.(jpe?g|png|webp|heic|avif|gif)$/i
const PHOTO_FILES = 'photos/*'

export const isPicture = (path: string) => PICTURE.test(path)

/** A zip may have pictures beside the dives. Those that dives of our own archive name are imported with them. */
export function notePhoto(receipt: Receipt, path: string, wanted: ReadonlySet<string>): void {
  if (wanted.has(path)) receipt.note(PHOTO_FILES, 'stored', path, { field: 'photos' })
  else receipt.noteUnused(PHOTO_FILES, path)
}

/** How many photos of the files aren't imported. */
export const leftOutPhotos = (lines: readonly ReceiptLine[]): number => countOf(lines, 'unused')

const countOf = (lines: readonly ReceiptLine[], wanted: ReceiptLine['use']) =>
  lines.find(({ path, use }) => path === PHOTO_FILES && use === wanted)?.count ?? 0

/** The receipt when it is known how many photos were added: those of dives that weren't imported stay out. */
export function withPhotosAdded(lines: readonly ReceiptLine[], added: number): ReceiptLine[] {
  const all = countOf(lines, 'stored') + countOf(lines, 'unused')
  const [first] = lines.filter(({ path }) => path === PHOTO_FILES)
  if (!first) return [...lines]
  const { path, example } = first
  return [
    ...lines.filter((line) => line.path !== PHOTO_FILES),
    ...(added > 0 ? [{ path, example, use: 'stored' as const, count: added, field: 'photos' }] : []),
    ...(all > added ? [{ path, example, use: 'unused' as const, count: all - added }] : []),
  ]
}
