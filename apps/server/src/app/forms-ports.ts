import { listNames } from '../modules/account/index.ts'
import { listGuestAffiliations, listGuestsOf } from '../modules/dsd/index.ts'
import type { FormsPorts } from '../modules/forms/index.ts'
import { doesTeach, listEnrolments, listStudentIds, teachingNumbers } from '../modules/training/index.ts'
import type { Platform } from '../platform/platform.ts'

/** Who is whose student or guest, which only training and Discover Scuba Diving know. */
export function peoplePorts({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Pick<FormsPorts, 'doesTeach' | 'listPeople' | 'listAffiliations'> {
  return {
    doesTeach: (caller, affiliateId) => doesTeach(db, caller, affiliateId),
    listPeople: async (caller) => {
      const numbers = await teachingNumbers(db, caller)
      const students = await listStudentIds(db, numbers)
      const guests = (await listGuestsOf(db, numbers, clock.now())).filter((id) => !students.includes(id))
      const names = await listNames(db, [...students, ...guests])
      const named = (kind: 'student' | 'guest') => (affiliateId: number) => {
        const name = names.get(affiliateId)
        return name ? [{ affiliateId, name, kind }] : []
      }
      return [...students.flatMap(named('student')), ...guests.flatMap(named('guest'))]
    },
    listAffiliations: async (affiliateId) => [
      ...(await listEnrolments(db, affiliateId)),
      ...(await listGuestAffiliations(db, affiliateId)),
    ],
  }
}
