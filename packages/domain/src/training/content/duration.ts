const ISO =
  /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/
const CLOCK = /^(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/
/** Seconds per year, month, week, day, hour, minute and second. Year and month are averages. */
const SECONDS = [31_556_952, 2_629_746, 604_800, 86_400, 3600, 60, 1] as const

/** Parses `PT1H30M` of SCORM 2004 and cmi5, and `0001:30:00` of SCORM 1.2. */
export function secondsOf(duration: string | null | undefined): number | undefined {
  const text = duration?.trim() ?? ''
  const clock = CLOCK.exec(text)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  const parts = ISO.exec(text)?.slice(1)
  if (!parts || parts.every((part) => part === undefined)) return undefined
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (SECONDS[index] ?? 0), 0)
}

export function minutesOf(duration: string | null | undefined): number | null {
  const seconds = secondsOf(duration)
  return seconds ? Math.max(1, Math.round(seconds / 60)) : null
}
