/** As much of a store or a member as these screens show (EN-12). */
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

/** Who has a number: undefined while this is asked, null when nobody has it. */
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
