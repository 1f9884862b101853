import { HALF_A_DAY_MS, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { LOG_COURSES, logCoursesQuery } from '../courses/use-courses.ts'
import { storeUnit, unitSettingQuery } from '../unit-preference.ts'

/** LE-05, EN-10: what the dive form needs besides the logbook: the courses, and the diver's unit. */
export const diveFormArea: OfflineArea = {
  name: 'dive-form',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: () => false,
  store: async ({ calls, locale, fetch, storeAs }) => {
    const unit = await fetch(unitSettingQuery(calls))
    storeUnit(unit)
    return [unit, await storeAs(LOG_COURSES, logCoursesQuery(calls, locale))]
  },
}
