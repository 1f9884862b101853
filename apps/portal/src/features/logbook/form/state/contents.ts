import type { DiveLog, DiveLogContent } from '@fathom/domain/logbook'

/** What the diver wrote, without what the house keeps about it. */
export function contentOf(log: DiveLog): DiveLogContent {
  const { date, timeZone, title, location, siteId, diveType, instructorNumber, course, number } = log
  const { adventureDive, depthTime, skills, conditions, equipment, experience } = log
  return {
    date,
    timeZone,
    title,
    location,
    siteId,
    diveType,
    instructorNumber,
    course,
    number,
    adventureDive,
    depthTime,
    skills,
    conditions,
    equipment,
    experience,
  }
}
