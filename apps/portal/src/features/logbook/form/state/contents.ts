import type { DiveLog, DiveLogContent } from '@fathom/domain/logbook'

/** The content the diver wrote, without the server's metadata. */
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
