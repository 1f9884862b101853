/** What was entered so far. */
export type Moment = { date?: string | undefined; time?: string | undefined }

/** In the time zone of the device; undefined while something is missing. */
export const momentOf = ({ date, time }: Moment): Date | undefined =>
  date && time ? new Date(`${date}T${time}`) : undefined

/** A person who plans for this minute presses the button a little later. */
const TOLERANCE_MS = 60_000

export const isPast = (moment: Date | undefined, now: Date): boolean =>
  moment !== undefined && moment.getTime() < now.getTime() - TOLERANCE_MS

type Period = { from: Date | undefined; until: Date | undefined }

/** Without a beginning it begins now. */
export const isInOrder = ({ from, until }: Period, now: Date): boolean =>
  until === undefined || (until > now && (from === undefined || until > from))
