const standard = (culture: string) => culture.replace(/^iw/, 'he')

/** The attribute `lang` of what is written in this culture; undefined where nobody knows. */
export const langOf = (culture: string | null | undefined): string | undefined =>
  culture ? standard(culture) : undefined

/** Whether lessons of this culture are in another language, or in another script, than the reader's. */
export function isForeign(culture: string, locale: string): boolean {
  const [theirs, ours] = [culture, locale].map((tag) => new Intl.Locale(standard(tag)).maximize())
  return theirs?.language !== ours?.language || theirs?.script !== ours?.script
}
