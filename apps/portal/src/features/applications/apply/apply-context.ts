import type { ApplicationWire } from '@fathom/contract/applications'
import type { AddressDraft, AddressField } from '@fathom/domain/profile'
import { createContext, type ReactNode, useContext } from 'react'
import type { DocumentUploads } from '../documents/use-document-uploads.ts'
import type { Chosen, Fields } from './draft/fields.ts'
import type { SaveState } from './draft/save-state.ts'
import type { gapsIn, Step } from './draft/step.ts'

/** The fields of an address, from the room that knows the places. */
type AddressSlot = (props: {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  errors: Partial<Record<AddressField, ReactNode>>
}) => ReactNode

type Finding = {
  choose: (found: Chosen) => void
  /** Who is shown to be chosen; nobody any longer without one. */
  onFound: (found?: Chosen) => void
}

/** Finds somebody by number, from the room that knows them. */
type LookupSlot = (kind: 'member' | 'store', finding: Finding) => ReactNode

/** What a page brings from its other rooms. */
export type ApplySlots = {
  addressFields: AddressSlot
  lookup: LookupSlot
  person: { name: string; email: string; birthdate: string; affiliateId: number }
  mailingAddress: AddressDraft | undefined
}

export type ApplyContextValue = {
  application: ApplicationWire
  affiliateId: number
  fields: Fields
  state: SaveState
  gaps: ReturnType<typeof gapsIn>
  slots: ApplySlots
  /** On their way, also while another step is open. */
  documents: DocumentUploads
  change: (change: Partial<Fields>) => void
  goTo: (step: Step) => void
}

export const ApplyContext = createContext<ApplyContextValue | undefined>(undefined)

export function useApply(): ApplyContextValue {
  const context = useContext(ApplyContext)
  if (!context) throw new Error('useApply needs an application above it')
  return context
}
