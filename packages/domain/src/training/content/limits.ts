/**
 * SCORM allows 4,096 characters in 1.2 and 64,000 in 2004. Real packages exceed the smaller limit, so we
 * accept the larger one in both.
 */
export const LONGEST_SUSPEND_DATA = 64_000
/** Maximum length of the state as JSON. */
export const LONGEST_STATE = 512_000
/** Characters of a student's own note. */
export const LONGEST_NOTE = 4000
