export const PREREQUISITES = ['age', 'rescue', 'first-aid', 'oxygen', 'dives'] as const
export type PrerequisiteCode = (typeof PREREQUISITES)[number]

/** Only the account can prove an age; for everything else the applicant may write an explanation. */
export type EvidenceName = Exclude<PrerequisiteCode, 'age'>
export const EVIDENCE_NAMES = PREREQUISITES.filter((code): code is EvidenceName => code !== 'age')

/** What we know about an applicant; `levels` are those valid on the day. */
export type ApplicantFacts = { age: number | null; dives: number; levels: readonly number[] }

export type CheckedPrerequisite = {
  code: PrerequisiteCode
  /** The required number, where the prerequisite is a number. */
  needed: number | null
  has: number | null
  isMet: boolean
}

const LEAST_AGE = 18
const LEAST_DIVES = 40
/** Rescue, and the levels that require it: master, divemaster, assistant instructor, instructor. */
const RESCUE_OR_ABOVE = [40, 50, 310, 320, 330]
const FIRST_AID = [210, 340]
const OXYGEN = [220]

const atLeast = (needed: number, has: number | null) => ({
  needed,
  has,
  isMet: has !== null && has >= needed,
})
const oneOf = (wanted: readonly number[], existing: readonly number[]) => ({
  needed: null,
  has: null,
  isMet: existing.some((level) => wanted.includes(level)),
})

const CHECKS: Readonly<
  Record<PrerequisiteCode, (facts: ApplicantFacts) => Omit<CheckedPrerequisite, 'code'>>
> = {
  age: ({ age }) => atLeast(LEAST_AGE, age),
  dives: ({ dives }) => atLeast(LEAST_DIVES, dives),
  rescue: ({ levels }) => oneOf(RESCUE_OR_ABOVE, levels),
  'first-aid': ({ levels }) => oneOf(FIRST_AID, levels),
  oxygen: ({ levels }) => oneOf(OXYGEN, levels),
}

/** Each prerequisite of the type, and whether certifications, logbook and account prove it. */
export const checkPrerequisites = (
  { prerequisites }: { prerequisites: readonly PrerequisiteCode[] },
  facts: ApplicantFacts,
): CheckedPrerequisite[] => prerequisites.map((code) => ({ code, ...CHECKS[code](facts) }))

/** OF-04: whether the type asks for an age that we know the person hasn't reached. */
export const isTooYoung = (
  type: { prerequisites: readonly PrerequisiteCode[] },
  age: number | null,
): boolean =>
  age !== null &&
  checkPrerequisites(type, { age, dives: 0, levels: [] }).some(({ code, isMet }) => code === 'age' && !isMet)

/** Age in whole years on a day; both are `YYYY-MM-DD`. Null if the birth date is unknown. */
export function ageOn(birthdate: string, day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthdate)) return null
  const hadBirthday = birthdate.slice(5) <= day.slice(5)
  return Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
