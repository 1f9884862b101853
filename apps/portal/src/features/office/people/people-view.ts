import type { PersonNumberWire } from '@fathom/contract/office'
import type { AffiliateType } from '@fathom/domain/session'

/** What the list of people shows. Stored in the URL, so that Back and shared links restore it. */
export type PeopleView = { search: string; type: AffiliateType | undefined }

export const TYPES = [1, 2, 3, 9] as const satisfies readonly AffiliateType[]

/** The catalog names account types as the profile does. */
export const TYPE_KEYS = {
  1: 'profile.kind.diver',
  2: 'profile.kind.member',
  3: 'profile.kind.store',
  9: 'profile.kind.staff',
} as const satisfies Record<AffiliateType, string>

export const NUMBER_KEYS = {
  member: 'office-people.number.member',
  store: 'office-people.number.store',
} as const satisfies Record<PersonNumberWire['kind'], string>

export const isCurrent = ({ standing }: PersonNumberWire): boolean => standing === 'current'

export const typeIn = (text: string | null): AffiliateType | undefined =>
  TYPES.find((type) => String(type) === text)

export const viewIn = (query: URLSearchParams): PeopleView => ({
  search: query.get('find')?.trim() ?? '',
  type: typeIn(query.get('type')),
})

/** Default values are left out of the URL. */
export const queryOf = ({ search, type }: PeopleView): URLSearchParams =>
  new URLSearchParams({ ...(search && { find: search }), ...(type && { type: String(type) }) })
