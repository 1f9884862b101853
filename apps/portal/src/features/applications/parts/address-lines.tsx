import { type AddressDraft, letterLines } from '@fathom/domain/profile'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './summary.module.css'

export type ShownAddress = AddressDraft & { state?: string }

/** An address on one line; the country in the reader's language, the rest as it was written. */
export function AddressLines({ address }: { address: ShownAddress }) {
  const { locale } = useTranslator()
  const { state, countryId } = address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  return <bdi>{[...letterLines(address), state, country].filter(Boolean).join(', ')}</bdi>
}

export function TeachingAddress({ address }: { address: ShownAddress | null }) {
  const { t } = useTranslator('applications')
  if (!address) return <p className={css.none}>{t('applications.apply.review.noAddress')}</p>
  return (
    <p>
      <AddressLines address={address} />
    </p>
  )
}
