import type { AddressDraft } from '@fathom/domain/profile'
import { useTranslator } from '../../../shared/i18n/index.ts'

type Address = AddressDraft & { state?: string }

/** An address on one line; the country in the reader's language, the rest as it was written. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useTranslator()
  const { addressLine1, addressLine2, postalCode, city, state = '', countryId } = address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  const place = [postalCode, city].filter(Boolean).join(' ')
  return <bdi>{[addressLine1, addressLine2, place, state, country].filter(Boolean).join(', ')}</bdi>
}
