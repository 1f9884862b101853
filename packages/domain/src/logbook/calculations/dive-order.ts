import type { DiveLog } from '../log/dive-log.ts'

type Dive = Pick<DiveLog, 'id' | 'date' | 'createdAt' | 'depthTime'>

/** The dive's date, or the day on which an undated draft was begun. */
const dayOf = ({ date, createdAt }: Dive): string => date ?? createdAt.slice(0, 10)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * LO-09: the order in which dives are listed and numbered, the earliest first: by day, within a day by the time in
 * (those without one come first), and then by id. The server's column start_order says the same.
 */
export const byStart = (one: Dive, other: Dive): number =>
  compare(dayOf(one), dayOf(other)) ||
  compare(one.depthTime.timeIn ?? '', other.depthTime.timeIn ?? '') ||
  compare(one.id, other.id)
