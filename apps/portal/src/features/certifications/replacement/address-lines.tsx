import type { MailingAddressWire } from '@fathom/contract/profile'
import { letterLines } from '@fathom/domain/profile'
import css from '../certifications.module.css'

/** An address as on a letter. */
export function AddressLines({ of: address }: { of: MailingAddressWire }) {
  const lines = [...letterLines(address), [address.state, address.country].filter(Boolean).join(', ')]
  return (
    <p className={css.address}>
      <bdi>{lines.filter(Boolean).join('\n')}</bdi>
    </p>
  )
}
