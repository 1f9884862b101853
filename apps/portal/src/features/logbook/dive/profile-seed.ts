/** A number derived from the log's id, so that each dive has its own stable profile. */
export const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 1)
