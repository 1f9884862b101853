import type { KnownParticipant } from './known-participant.ts'

/** On one line, with the country in the reader's language. */
export function addressText({ address, city }: KnownParticipant, locale: string): string {
  const { addressLine1, addressLine2, postalCode, state, countryId } = address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  const town = [postalCode, address.city || city].filter(Boolean).join(' ')
  return [addressLine1, addressLine2, town, state, country].filter(Boolean).join(', ')
}
