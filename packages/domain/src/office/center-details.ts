import { type NameProblem, nameProblem } from '../account/index.ts'
import {
  type AddressCountry,
  type AddressDraft,
  type AddressField,
  type AddressProblem,
  addressProblems,
  EMPTY_ADDRESS,
  tidyAddress,
} from '../profile/index.ts'

/** OF-03: what divers find of a dive center besides its number. */
export type CenterDetails = AddressDraft & { name: string }

export type CenterField = 'name' | AddressField

export type CenterProblem = { field: 'name'; problem: NameProblem } | AddressProblem

export const EMPTY_CENTER: CenterDetails = { ...EMPTY_ADDRESS, name: '' }

export const tidyCenter = (draft: Partial<CenterDetails>): CenterDetails => ({
  ...tidyAddress(draft),
  name: (draft.name ?? '').trim().normalize('NFC'),
})

/** At most one problem per field, the name's first. An empty list means valid details. */
export function centerProblems(details: CenterDetails, country: AddressCountry): CenterProblem[] {
  const problem = nameProblem(details.name)
  return [...(problem ? [{ field: 'name' as const, problem }] : []), ...addressProblems(details, country)]
}
