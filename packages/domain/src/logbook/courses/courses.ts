import { ADVENTURE_DIVES, type AdventureDive, type Skill } from './skills.ts'

/** A course of the catalog whose dives are logged and verified, with its title in the reader's language. */
export type LogCourse = {
  course: string
  /** The title of the course that requires these dives. */
  title: string
  /** Whether they are the confined water sessions of that course. */
  isConfinedWater: boolean
  /** How many dives it has, numbered from 1. */
  dives: number
}

/** One dive of a course: its number, and the skills practiced on it where we know them. */
export type CourseDive = { number: number; skills: readonly Skill[] }

/**
 * The courses that have texts of their own for their name and their dives: `logbook.course.<id>` and
 * `logbook.courseDive.<id>`. Others are named by the catalog.
 */
export const NAMED_COURSES = ['confined-water', 'open-water', 'advanced', 'rescue', 'nitrox'] as const
export type NamedCourse = (typeof NAMED_COURSES)[number]

export const isNamedCourse = (id: string): id is NamedCourse =>
  (NAMED_COURSES as readonly string[]).includes(id)

/** The skills of each dive, of the courses that we know. The catalog says how many dives a course requires. */
const SKILLS_OF: Readonly<Record<string, readonly (readonly Skill[])[]>> = {
  'confined-water': [
    ['equipment-assembly', 'buddy-check', 'regulator-recovery', 'regulator-clearing', 'mask-clearing'],
    ['giant-stride', 'mask-removal', 'snorkel-exchange', 'weight-adjustment', 'alternate-air'],
    ['neutral-buoyancy', 'cramp-release', 'air-depletion', 'controlled-swimming-ascent', 'fin-pivot'],
    ['no-mask-swim', 'free-flow-breathing', 'hover', 'underwater-swim', 'equipment-care'],
    ['minidive', 'weight-removal', 'scuba-unit-removal', 'smb-deployment', 'mask-clearing'],
  ],
  'open-water': [
    ['buddy-check', 'giant-stride', 'controlled-descent', 'mask-clearing', 'regulator-recovery'],
    ['neutral-buoyancy', 'alternate-air', 'mask-clearing', 'air-depletion', 'controlled-ascent'],
    ['hover', 'mask-removal', 'compass-heading', 'controlled-swimming-ascent', 'tired-diver-tow'],
    ['dive-planning', 'compass-heading', 'smb-deployment', 'safety-stop', 'free-descent'],
  ],
  rescue: [
    ['self-rescue', 'tired-diver-tow', 'panicked-diver'],
    ['distressed-diver-underwater', 'missing-diver-search', 'surfacing-unresponsive-diver'],
    ['unresponsive-diver-surface', 'in-water-breaths', 'exiting-unresponsive-diver'],
    ['oxygen-first-aid', 'emergency-plan', 'missing-diver-search'],
  ],
  nitrox: [
    ['gas-analysis', 'cylinder-marking', 'mod-planning'],
    ['gas-analysis', 'computer-setting'],
  ],
  'discover-scuba': [
    ['equipment-assembly', 'regulator-recovery', 'mask-clearing', 'controlled-descent', 'controlled-ascent'],
  ],
  buoyancy: [
    ['weight-adjustment', 'buddy-check', 'neutral-buoyancy', 'hover', 'fin-pivot'],
    ['trim', 'hover', 'fin-techniques', 'safety-stop', 'controlled-ascent'],
  ],
  night: [
    ['light-signals', 'light-handling', 'controlled-descent', 'safety-stop'],
    ['light-handling', 'compass-heading', 'natural-navigation', 'controlled-ascent'],
    ['dive-planning', 'light-signals', 'compass-heading', 'safety-stop'],
  ],
  'dry-suit': [
    ['drysuit-buoyancy', 'weight-adjustment', 'hover', 'controlled-ascent'],
    ['drysuit-buoyancy', 'fin-pivot', 'trim', 'safety-stop'],
  ],
}

/** Whether each dive of the course is an adventure dive of the diver's choice. */
export const hasAdventureDives = (course: string): boolean => course === 'advanced'

/** The dives that the catalog requires of a course. */
export const divesOf = ({ course, dives }: Pick<LogCourse, 'course' | 'dives'>): readonly CourseDive[] =>
  Array.from({ length: dives }, (_, at) => ({ number: at + 1, skills: skillsOf(course, at + 1) }))

/** The skills to choose from for a dive of a course, or for an adventure dive; none where we know none. */
export function skillsOf(
  course: string,
  number: number | null,
  adventureDive: AdventureDive | null = null,
): readonly Skill[] {
  if (hasAdventureDives(course)) return adventureDive ? ADVENTURE_DIVES[adventureDive] : []
  const known = Object.hasOwn(SKILLS_OF, course) ? SKILLS_OF[course] : undefined
  return (number !== null && known?.[number - 1]) || []
}

/** Why a dive of a course can't be verified: the catalog requires no dives of it, or not this one. */
export function courseProblem(
  courses: readonly Pick<LogCourse, 'course' | 'dives'>[],
  { course, number }: { course: string | null; number: number | null },
): 'course-unknown' | 'course-dive-unknown' | undefined {
  if (course === null) return undefined
  const found = courses.find((each) => each.course === course)
  if (!found) return 'course-unknown'
  return divesOf(found).some((dive) => dive.number === number) ? undefined : 'course-dive-unknown'
}
