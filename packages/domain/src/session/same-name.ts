const NO_LETTER = /[^\p{L}\p{N}]/gu

/**
 * The part of a name that's compared when it's retyped: ignores case, spaces, and marks on and between
 * letters.
 */
const lettersOf = (name: string) =>
  name.normalize('NFKD').toUpperCase().normalize('NFKD').replace(NO_LETTER, '')

/** Whether both are the same name. A name without letters never matches. */
export function isSameName(one: string, other: string): boolean {
  const letters = lettersOf(one)
  return letters !== '' && letters === lettersOf(other)
}
