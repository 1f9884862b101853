const DAY_MS = 86_400_000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** One day more on either side, because another day may have begun where the physician is. */
export function examinationProblem(examinedOn: string, now: Date): 'day-ahead' | 'day-too-old' | undefined {
  if (examinedOn > dayOf(now.getTime() + DAY_MS)) return 'day-ahead'
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return examinedOn < dayOf(yearAgo.getTime() - DAY_MS) ? 'day-too-old' : undefined
}

/** A phone number or an e-mail address that somebody can use to ask back. */
export const isContact = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) || (text.match(/\p{Nd}/gu) ?? []).length >= 5
