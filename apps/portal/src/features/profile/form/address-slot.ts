import type { AddressDraft, AddressField } from '@fathom/domain/profile'
import type { ReactNode } from 'react'

/** The address fields, provided by the feature that has the lists of places. */
export type AddressSlot = (props: {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Partial<Record<AddressField, ReactNode>>
}) => ReactNode
