export const COURSE_LEVELS = ['beginner', 'continuing', 'professional'] as const
export type CourseLevel = (typeof COURSE_LEVELS)[number]

/** Whom a course is for: divers, or the career of a professional. */
export const COURSE_KINDS = ['consumer', 'pro'] as const
export type CourseKind = (typeof COURSE_KINDS)[number]

/** So many different dives of this course of the logbook, each verified by an instructor. */
export type VerifiedDives = { course: string; count: number }

/** What must be there before a card is issued. */
export type Requirements = {
  theory: boolean
  /** The sessions in confined water, where the skills are learned. */
  skills: VerifiedDives | null
  dives: VerifiedDives | null
  release: boolean
  medical: boolean
  photo: boolean
}

/** In minor units, as `{ amount: 11900, currency: 'USD' }`. */
export type Price = { amount: number; currency: string }

/** An entry of the catalogue (EN-18), worded in one culture. */
export type Course = {
  packageId: string
  title: string
  summary: string
  level: CourseLevel
  kind: CourseKind
  sellable: boolean
  tags: readonly string[]
  dives: number
  minutes: number
  price: Price | null
  specialtyOf: string | null
  /** The name of the drawing that stands for it. */
  scene: string
  requirements: Requirements
}

/** A card bears a photo: what asks for none ends without one, such as a first dive, which certifies nobody. */
export const hasCard = ({ requirements }: Pick<Course, 'requirements'>): boolean => requirements.photo

/** VA-10. */
export const isEntryCourse = ({ level, sellable }: Pick<Course, 'level' | 'sellable'>): boolean =>
  level === 'beginner' && sellable
