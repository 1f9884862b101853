const MINUTE_MS = 60_000
/** No zone is further from UTC than 14 hours; the rest covers a day that begins late. */
const WIDEST_MINUTES = 16 * 60

/** Tells the calendar day that a moment falls on in a zone, as days since 1970. */
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
 * The first moment of the calendar day that `moment` falls on in the zone, or of one so many days later. Searched for,
 * not computed: where the clocks change at midnight a day begins at one o'clock, and no day there has 24 hours.
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
