/** The languages that divers write the names of months in. */
const LANGUAGES = 'en de fr es it nl pt pl cs da sv nb fi hr tr id el ru uk he ar th hu ro sk sl bg ca'.split(
  ' ',
)

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')

/** The first three letters tell months apart in most languages, and people shorten as they like. */
const SHORTEST = 3

let months: Map<string, number> | undefined

function monthsByName(): Map<string, number> {
  const found = new Map<string, number>()
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1)
        for (const { type, value } of format.formatToParts(Date.UTC(2026, month, 1)))
          if (type === 'month' && plain(value).length >= SHORTEST && !found.has(plain(value)))
            found.set(plain(value), month + 1)
    }
  return found
}

/** The month that a text names, from 1; undefined if it names none. */
export function monthNamed(text: string): number | undefined {
  months ??= monthsByName()
  for (const word of plain(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []) {
    const month = months.get(word)
    if (month !== undefined) return month
  }
  return undefined
}
