import { ADVENTURE_DIVES, type AdventureDive, type Skill } from './skills.ts'

/** One dive of a course: its number, and the skills practiced on it. */
export type CourseDive = { number: number; skills: readonly Skill[] }

const dives = (...skills: (readonly Skill[])[]): CourseDive[] =>
  skills.map((each, index) => ({ number: index + 1, skills: each }))

/**
 * The dives of each course that has any. The texts are `logbook.course.<id>` and `logbook.courseDive.<id>`.
 */
const DIVES_OF = {
  'confined-water': dives(
    ['equipment-assembly', 'buddy-check', 'regulator-recovery', 'regulator-clearing', 'mask-clearing'],
    ['giant-stride', 'mask-removal', 'snorkel-exchange', 'weight-adjustment', 'alternate-air'],
    ['neutral-buoyancy', 'cramp-release', 'air-depletion', 'controlled-swimming-ascent', 'fin-pivot'],
    ['no-mask-swim', 'free-flow-breathing', 'hover', 'underwater-swim', 'equipment-care'],
    ['minidive', 'weight-removal', 'scuba-unit-removal', 'smb-deployment', 'mask-clearing'],
  ),
  'open-water': dives(
    ['buddy-check', 'giant-stride', 'controlled-descent', 'mask-clearing', 'regulator-recovery'],
    ['neutral-buoyancy', 'alternate-air', 'mask-clearing', 'air-depletion', 'controlled-ascent'],
    ['hover', 'mask-removal', 'compass-heading', 'controlled-swimming-ascent', 'tired-diver-tow'],
    ['dive-planning', 'compass-heading', 'smb-deployment', 'safety-stop', 'free-descent'],
  ),
  advanced: dives([], [], [], [], []),
  rescue: dives(
    ['self-rescue', 'tired-diver-tow', 'panicked-diver'],
    ['distressed-diver-underwater', 'missing-diver-search', 'surfacing-unresponsive-diver'],
    ['unresponsive-diver-surface', 'in-water-breaths', 'exiting-unresponsive-diver'],
    ['oxygen-first-aid', 'emergency-plan', 'missing-diver-search'],
  ),
  nitrox: dives(['gas-analysis', 'cylinder-marking', 'mod-planning'], ['gas-analysis', 'computer-setting']),
} as const satisfies Record<string, readonly CourseDive[]>

export type TrainingCourse = keyof typeof DIVES_OF
export const TRAINING_COURSES = Object.keys(DIVES_OF) as TrainingCourse[]

export const isTrainingCourse = (id: string): id is TrainingCourse => Object.hasOwn(DIVES_OF, id)

/** Whether each dive of the course is an adventure dive of the diver's choice. */
export const hasAdventureDives = (course: TrainingCourse): boolean => course === 'advanced'

export const divesOf = (course: TrainingCourse): readonly CourseDive[] => DIVES_OF[course]

/** The skills to choose from for a dive of a course, or for an adventure dive. */
export function skillsOf(
  course: TrainingCourse,
  number: number | null,
  adventureDive: AdventureDive | null = null,
): readonly Skill[] {
  if (hasAdventureDives(course)) return adventureDive ? ADVENTURE_DIVES[adventureDive] : []
  return DIVES_OF[course].find((dive) => dive.number === number)?.skills ?? []
}
