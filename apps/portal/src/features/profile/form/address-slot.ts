import type { AddressDraft, AddressField } from '@fathom/domain/profile'
import type { ReactNode } from 'react'

/** The fields of an address, from the room that knows the places. */
export type AddressSlot = (props: {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Partial<Record<AddressField, ReactNode>>
}) => ReactNode
