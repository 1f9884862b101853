import type { AddressDraft, AddressField } from '@fathom/domain/profile'
import type { ReactNode } from 'react'

export type AddressProps = {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  /** The error messages by field. */
  errors: Partial<Record<AddressField, ReactNode>>
}
