const NO_LETTER = /[^\p{L}\p{N}]/gu

/** What of a name counts when it is typed again: not its case, its spaces, nor the marks on and between its letters. */
const lettersOf = (name: string) =>
  name.normalize('NFKD').toUpperCase().normalize('NFKD').replace(NO_LETTER, '')

/** Whether both are the same name; one without letters is none. */
export function isSameName(one: string, other: string): boolean {
  const letters = lettersOf(one)
  return letters !== '' && letters === lettersOf(other)
}
