import { isRealDay } from './certification.ts'
import { findLevel } from './levels.ts'

/** OF-06: how many certifications staff may issue from one file. */
export const MOST_IMPORTED_CERTIFICATIONS = 10_000

/** Why staff can't issue or correct a certification. The text of each is `certifications-desk.fault.<name>`. */
export const DESK_FAULTS = [
  'no-number',
  'no-person',
  'own-number',
  'no-level',
  'no-date',
  'future',
  'too-early',
  'before-birth',
  'too-young',
  'already-held',
  'revoked-before',
  'twice',
  'no-instructor',
  'no-store',
  'no-teacher',
] as const
export type DeskFault = (typeof DESK_FAULTS)[number]

/** The columns of a file, and the fields of the form. */
export const DESK_FIELDS = ['number', 'level', 'date', 'instructor', 'center'] as const
export type DeskField = (typeof DESK_FIELDS)[number]

export type DeskProblem = { field: DeskField; fault: DeskFault }

/** When and by whom. A number that can't be one is NaN; null means none was given. */
export type DeskFacts = { certDate: string; instructorNumber: number | null; storeNumber: number | null }
export type DeskEntry = DeskFacts & { affiliateId: number; levelID: number }

/** What is known about the people and numbers of an entry. */
export type DeskKnowledge = {
  /** `YYYY-MM-DD` in UTC. */
  today: string
  /** The latest day on which the person may have been born, or empty; undefined for an unknown person. */
  birthdate: string | undefined
  /** 0 if the level has no minimum age. */
  minimumAge: number
  held: readonly { levelID: number; certDate: string; isRevoked: boolean }[]
  /** Whether it's the one who issues it. */
  isOwn: boolean
  isInstructor: boolean
  isStore: boolean
}

/** Nobody certified divers before. */
const FIRST_DAY = '1950-01-01'

/** OF-06: everything that is wrong with an entry, field by field. */
export function deskProblems(entry: DeskEntry, known: DeskKnowledge): DeskProblem[] {
  const problems: DeskProblem[] = []
  if (known.birthdate === undefined) problems.push({ field: 'number', fault: 'no-person' })
  else if (known.isOwn) problems.push({ field: 'number', fault: 'own-number' })
  if (!findLevel(entry.levelID)) problems.push({ field: 'level', fault: 'no-level' })
  else if (isHeld(entry, known.held)) problems.push({ field: 'level', fault: 'already-held' })
  return [...problems, ...factProblems(entry, known)]
}

/** OF-06: what is wrong with the day and the teachers, which can be corrected later. */
export function factProblems(
  { certDate, instructorNumber, storeNumber }: DeskFacts,
  known: Omit<DeskKnowledge, 'held'>,
): DeskProblem[] {
  const problems: DeskProblem[] = []
  const date = dateFault(certDate, known)
  if (date) problems.push({ field: 'date', fault: date })
  if (instructorNumber === null && storeNumber === null)
    problems.push({ field: 'instructor', fault: 'no-teacher' })
  if (instructorNumber !== null && !known.isInstructor)
    problems.push({ field: 'instructor', fault: 'no-instructor' })
  if (storeNumber !== null && !known.isStore) problems.push({ field: 'center', fault: 'no-store' })
  return problems
}

function dateFault(
  certDate: string,
  { today, birthdate, minimumAge }: Pick<DeskKnowledge, 'today' | 'birthdate' | 'minimumAge'>,
): DeskFault | undefined {
  if (!isRealDay(certDate)) return 'no-date'
  if (certDate > today) return 'future'
  if (certDate < FIRST_DAY) return 'too-early'
  if (!birthdate) return undefined
  if (certDate < birthdate) return 'before-birth'
  return certDate < birthday(birthdate, minimumAge) ? 'too-young' : undefined
}

/** Compared as text only: the birthday of a leap day may not exist. */
const birthday = (birthdate: string, age: number) =>
  `${String(Number(birthdate.slice(0, 4)) + age).padStart(4, '0')}${birthdate.slice(4)}`

/** A level that expires can be renewed, with a later day. */
function isHeld({ levelID, certDate }: DeskEntry, held: DeskKnowledge['held']): boolean {
  const expires = findLevel(levelID)?.monthsValid !== null
  return held.some(
    (one) => one.levelID === levelID && !one.isRevoked && (!expires || one.certDate >= certDate),
  )
}
