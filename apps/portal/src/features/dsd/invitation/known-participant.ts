/** What these screens show of a store or a member (EN-12). */
export type KnownParticipant = {
  name: string
  city: string
  address: {
    addressLine1: string
    addressLine2: string
    city: string
    countryId: string
    postalCode: string
    state: string
  }
}

/** The lookup of a number: undefined while loading, null if the number doesn't exist. */
export type Lookup = {
  found: KnownParticipant | null | undefined
  isFailed: boolean
  retry: () => void
}

type LookupQuery = {
  data: KnownParticipant | null | undefined
  isError: boolean
  refetch: () => unknown
}

export const lookupOf = ({ data, isError, refetch }: LookupQuery): Lookup => ({
  found: data,
  isFailed: isError,
  retry: () => void refetch(),
})

/** On one line, with the country in the reader's language. */
export function addressText({ address, city }: KnownParticipant, locale: string): string {
  const { addressLine1, addressLine2, postalCode, state, countryId } = address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  const town = [postalCode, address.city || city].filter(Boolean).join(' ')
  return [addressLine1, addressLine2, town, state, country].filter(Boolean).join(', ')
}
