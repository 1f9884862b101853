/**
 * LO-09: orders the dives of one day by the time in, those without one first, as `byStart` does on the device. Used
 * after sort_date and before id.
 */
export const timeOrder = (of = 'dive_log'): string =>
  `coalesce(${of}.doc->'depth_time'->>'time_in', '') collate "C"`
