import { type DiveLogContent, EMPTY_LOG, isAdventureDive, type LogType } from '@fathom/domain/logbook'

/** The raw URL parameters (RT-15). */
export type FormParams = {
  course?: string | undefined
  logNumber?: string | undefined
  title?: string | undefined
  logId?: string | undefined
  confirmation?: string | undefined
}

/** Placeholder for an omitted parameter, so that a later one can be given. */
export const LEFT_OUT = '-'

export const given = (param: string | undefined): string | undefined =>
  param === undefined || param === LEFT_OUT ? undefined : param

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The log id from the URL; an invalid id is treated as omitted. */
export const givenId = (param: string | undefined): string | undefined =>
  param !== undefined && UUID.test(param) ? param : undefined

/** Only the catalog knows the courses; the server checks the course when the log is sent. */
const COURSE_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/i

const MOST_NUMBER = 9999

/** A new log, prefilled from the URL; invalid values are ignored. */
export function prefilled(
  logType: LogType,
  params: FormParams,
  { adventureDive, timeZone, today }: { adventureDive?: string | null; timeZone: string; today: string },
): DiveLogContent {
  const blank: DiveLogContent = { ...EMPTY_LOG, date: today, timeZone }
  if (logType === 'Recreational') return blank
  const course = given(params.course)
  const number = Number(given(params.logNumber))
  return {
    ...blank,
    title: given(params.title) ?? '',
    course: course && COURSE_ID.test(course) ? course : null,
    number: Number.isInteger(number) && number >= 1 && number <= MOST_NUMBER ? number : null,
    adventureDive: adventureDive && isAdventureDive(adventureDive) ? adventureDive : null,
  }
}
