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

type Asked = {
  data: KnownParticipant | null | undefined
  isError: boolean
  refetch: () => unknown
}

export const lookupOf = ({ data, isError, refetch }: Asked): Lookup => ({
  found: data,
  isFailed: isError,
  retry: () => void refetch(),
})
