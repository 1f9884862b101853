const MINUTE_MS = 60_000
/** No zone is further from UTC than 14 hours; the extra hours cover a day that starts late. */
const WIDEST_MINUTES = 16 * 60

/** Returns the calendar day of a moment in a zone, as days since 1970. */
function calendarOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (moment) => {
    const part = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    )
    return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1) / 86_400_000
  }
}

/**
 * The first moment of the calendar day of `moment` in the zone, or of a day that many days later. It's
 * searched for instead of computed: where clocks change at midnight, a day starts at one o'clock and doesn't
 * have 24 hours.
 */
export function startOfDay(moment: number, timeZone: string, daysLater = 0): number {
  const dayAt = calendarOf(timeZone)
  const day = dayAt(moment) + daysLater
  const inUtc = day * 86_400_000
  let before = -WIDEST_MINUTES
  let begun = WIDEST_MINUTES
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2)
    if (dayAt(inUtc + middle * MINUTE_MS) >= day) begun = middle
    else before = middle
  }
  return inUtc + begun * MINUTE_MS
}
