export { type CalendarEvent, calendarFile } from './calendar-file.ts'
export {
  divesTrained,
  LONGEST_SESSION_HOURS,
  MARKS,
  type Mark,
  MOST_IN_CLASS,
  MOST_SESSIONS,
  SESSION_KINDS,
  type SessionKind,
  sessionProblem,
  sessionTimesProblem,
} from './course-class.ts'
export { type MissedQuestion, mostMissed } from './missed-questions.ts'
export { type Appointment, sessionNews } from './session-news.ts'
export { hasDayBegun, momentsOf } from './session-time.ts'
