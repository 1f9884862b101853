export const COURSE_LEVELS = ['beginner', 'continuing', 'professional'] as const
export type CourseLevel = (typeof COURSE_LEVELS)[number]

/** The audience of a course: divers, or professionals for their career. */
export const COURSE_KINDS = ['consumer', 'pro'] as const
export type CourseKind = (typeof COURSE_KINDS)[number]

/** The number of distinct dives of this logbook course that an instructor must verify. */
export type VerifiedDives = { course: string; count: number }

/** The requirements before a card is issued. */
export type Requirements = {
  theory: boolean
  /** The confined water sessions, where students learn the skills. */
  skills: VerifiedDives | null
  dives: VerifiedDives | null
  release: boolean
  medical: boolean
  photo: boolean
}

/** In minor units, as `{ amount: 11900, currency: 'USD' }`. */
export type Price = { amount: number; currency: string }

/** A catalog entry (EN-18), with its texts in one culture. */
export type Course = {
  packageId: string
  title: string
  summary: string
  level: CourseLevel
  kind: CourseKind
  sellable: boolean
  /** False for a course that staff have hidden; people who have it keep it (OF-08). */
  isOffered: boolean
  tags: readonly string[]
  dives: number
  minutes: number
  price: Price | null
  specialtyOf: string | null
  /** The name of its drawing. */
  scene: string
  requirements: Requirements
}

/**
 * Cards have a photo, so a course that doesn't require one has no card. A first dive, for example, certifies
 * nobody.
 */
export const hasCard = ({ requirements }: Pick<Course, 'requirements'>): boolean => requirements.photo

/** VA-10. */
export const isEntryCourse = ({ level, sellable }: Pick<Course, 'level' | 'sellable'>): boolean =>
  level === 'beginner' && sellable
