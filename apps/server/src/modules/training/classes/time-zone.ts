import type { Queryable } from '../../../platform/database/index.ts'
import { findRecordedParticipant } from '../../references/index.ts'
import type { CourseClass } from './class.store.ts'
import { findLastTimeZone } from './session.store.ts'

type Place = Pick<CourseClass, 'storeNumber' | 'memberNumber'>

/**
 * LE-09: the time zone of a dive center, or of an instructor who teaches without one: that of the last session
 * there, else that of the country if it has only one.
 */
export async function findTimeZone(db: Queryable, place: Place): Promise<string | undefined> {
  const { storeNumber, memberNumber } = place
  const participant =
    storeNumber === null
      ? await findRecordedParticipant(db, 'member', memberNumber)
      : await findRecordedParticipant(db, 'store', storeNumber)
  return (await findLastTimeZone(db, place)) ?? onlyZoneOf(participant?.country_id)
}

/** TypeScript doesn't know it yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined }

/** Undefined if the country isn't known by its two letters. */
function onlyZoneOf(country: string | undefined): string | undefined {
  if (!country || !/^[A-Z]{2}$/.test(country)) return undefined
  const [first, ...others] =
    (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones() ?? []
  return others.length === 0 ? first : undefined
}
