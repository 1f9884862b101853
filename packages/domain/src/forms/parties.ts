/** TS-09: the dive center and the instructor that a release names, by their numbers in the directory. */
export type Parties = { storeNumber: number | null; memberNumber: number | null }

/** The blanks that name them. They are filled in from the directory and never typed. */
export const PARTY_BLANKS: readonly string[] = ['instructor', 'store']

const NUMBERS = /^(\d{1,9})?\.(\d{1,9})?$/

const numberIn = (text: string | undefined) => (text ? Number(text) : null)

/** The numbers as one text, which a draft keeps beside its answers. */
export const partiesText = ({ storeNumber, memberNumber }: Parties): string =>
  `${storeNumber ?? ''}.${memberNumber ?? ''}`

/** Undefined unless at least one of the two is named. */
export function partiesIn(text: string | undefined): Parties | undefined {
  const [found, store, member] = NUMBERS.exec(text ?? '') ?? []
  if (found === undefined || (!store && !member)) return undefined
  return { storeNumber: numberIn(store), memberNumber: numberIn(member) }
}
