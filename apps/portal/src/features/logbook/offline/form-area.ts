import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { LOG_COURSES, logCoursesQuery } from '../courses/use-courses.ts'
import { GEAR, gearQuery } from '../gear/gear.queries.ts'
import { FIRST_NUMBER, firstNumberQuery } from '../numbering/numbering.queries.ts'
import { storeUnit } from '../stored-unit.ts'
import { unitSettingQuery } from '../unit-preference.ts'

/** LE-05, EN-10, LO-09: what the dive form needs besides the logbook. */
export const diveFormArea: OfflineArea = {
  name: 'dive-form',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: () => false,
  store: async ({ calls, user: { affiliateId }, locale, fetch, storeAs }) => {
    const unit = await fetch(unitSettingQuery(calls))
    storeUnit(unit)
    return [
      unit,
      await storeAs(LOG_COURSES, logCoursesQuery(calls, locale)),
      await storeAs(GEAR, gearQuery(calls, affiliateId)),
      await storeAs(FIRST_NUMBER, firstNumberQuery(calls, affiliateId)),
    ]
  },
}
