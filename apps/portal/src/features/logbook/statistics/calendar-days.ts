type WeekInfo = { firstDay: number }

/** The first day of the week in a locale, 1 for Monday to 7 for Sunday. */
export function firstWeekday(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

/** The days of a month such as `2026-05`; the first one with its column of the week. */
export function monthDays(month: string, firstDay: number): { day: string; column: number | undefined }[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay()
  return Array.from({ length: count }, (_, at) => ({
    day: `${month}-${String(at + 1).padStart(2, '0')}`,
    column: at === 0 ? ((weekday - firstDay + 7) % 7) + 1 : undefined,
  }))
}
