/** OF-03: what the preview of a merge counts. */
export const MERGE_AREAS = [
  'cards',
  'courses',
  'dives',
  'forms',
  'applications',
  'codes',
  'club',
  'messages',
  'notifications',
] as const
export type MergeArea = (typeof MERGE_AREAS)[number]

/** What both accounts have and only one of can count, or what the reader may not expect. Each has its own decision. */
export const MERGE_CONFLICTS = [
  'names',
  'card-photos',
  'certifications',
  'courses',
  'dive-numbers',
  'same-day-dives',
  'club-terms',
  'open-applications',
] as const
export type MergeConflict = (typeof MERGE_CONFLICTS)[number]

/** Why two accounts are never merged, or not this way around. */
export const MERGE_REFUSALS = [
  'same-account',
  'staff',
  'dive-center',
  'two-professionals',
  'professional-goes',
  'deletion',
  'guardian',
  'already-merged',
  'provider-decides',
  'different-person',
] as const
export type MergeRefusal = (typeof MERGE_REFUSALS)[number]

const MERGE_UNDO_DAYS = 30

const DAY_MS = 86_400_000

/** The last moment at which a merge can be undone. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS)
