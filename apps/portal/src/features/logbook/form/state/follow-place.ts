import { DIVE_FIELDS, type DiveLogContent, type LogType } from '@fathom/domain/logbook'

/** The name of a place without its country: `Lighthouse` of `Lighthouse, Egypt`. */
export const nameIn = (place: string): string => (place.split(',')[0] ?? '').trim()

/**
 * SN-05: a recreational dive is named after its place until the diver types a title, so a phone needn't ask
 * for both. `filled` is the title that the form wrote last.
 */
export function followPlace(
  { title }: DiveLogContent,
  change: Partial<DiveLogContent>,
  { logType, filled }: { logType: LogType; filled: string | undefined },
): { change: Partial<DiveLogContent>; filled: string | undefined } {
  if (change.title !== undefined) return { change, filled: undefined }
  const isOurs = title.trim() === '' || title === filled
  if (logType !== 'Recreational' || change.location === undefined || !isOurs) return { change, filled }
  const named = nameIn(change.location).slice(0, DIVE_FIELDS.title.longest)
  return { change: { ...change, title: named }, filled: named }
}
