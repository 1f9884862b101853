import { isProfessional } from '@fathom/domain/session'
import { HALF_A_DAY_MS, isNewNotification, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { catalogueName, catalogueQuery } from '../learning.queries.ts'
import { STUDENTS, studentsQuery } from '../students/students.queries.ts'
import {
  ENTITLEMENTS,
  entitlementsQuery,
  JUMP_PAGE,
  jumpPageQuery,
  MY_COURSES,
  myCoursesQuery,
} from '../training.queries.ts'

const EVENTS = ['lesson', 'codes', 'forms', 'dsd']

/** RT-08: the courses, what could come next, and for those who teach their students. */
export const dashboardArea: OfflineArea = {
  name: 'dashboard',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: (event) => EVENTS.includes(event.type) || isNewNotification(event),
  store: async ({ calls, user: { affiliateId, affiliateType }, locale, storeAs }) => {
    const mine = await storeAs(MY_COURSES, myCoursesQuery(calls, affiliateId, locale))
    const menu = [
      await storeAs(ENTITLEMENTS, entitlementsQuery(calls, affiliateId)),
      await storeAs(JUMP_PAGE, jumpPageQuery(calls, affiliateId)),
    ]
    if (isProfessional(affiliateType))
      return [mine, ...menu, await storeAs(STUDENTS, studentsQuery(calls, affiliateId, locale))]
    return [
      mine,
      ...menu,
      await storeAs(catalogueName('recommended'), catalogueQuery(calls, 'recommended', locale)),
      await storeAs(catalogueName('entry'), catalogueQuery(calls, 'entry', locale)),
    ]
  },
}
