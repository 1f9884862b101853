const standard = (culture: string) => culture.replace(/^iw/, 'he')

/** The `lang` attribute for text in this culture; undefined when the culture is unknown. */
export const langOf = (culture: string | null | undefined): string | undefined =>
  culture ? standard(culture) : undefined

/** Whether lessons in this culture use another language or script than the reader's. */
export function isForeign(culture: string, locale: string): boolean {
  const [theirs, ours] = [culture, locale].map((tag) => new Intl.Locale(standard(tag)).maximize())
  return theirs?.language !== ours?.language || theirs?.script !== ours?.script
}
