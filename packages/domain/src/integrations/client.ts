/** For how many hours the old secret works after a rotation; 0 ends it at once. */
export const OVERLAP_HOURS = [24, 72, 168, 0] as const
