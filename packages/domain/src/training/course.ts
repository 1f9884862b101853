export const COURSE_LEVELS = ['beginner', 'continuing', 'professional'] as const
export type CourseLevel = (typeof COURSE_LEVELS)[number]

/** Whom a course is for: divers, or the career of a professional. */
export const COURSE_KINDS = ['consumer', 'pro'] as const
export type CourseKind = (typeof COURSE_KINDS)[number]

/** What must be there before a card is issued. `dives` counts the verified ones of `diveCourse` in the logbook. */
export type Requirements = {
  theory: boolean
  skills: number
  dives: number
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
  /** The name under which the logbook keeps its dives, such as `open-water`. */
  diveCourse: string | null
  requirements: Requirements
}

/** VA-10. */
export const isEntryCourse = ({ level, sellable }: Pick<Course, 'level' | 'sellable'>): boolean =>
  level === 'beginner' && sellable
