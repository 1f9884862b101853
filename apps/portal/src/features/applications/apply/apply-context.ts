import type { ApplicationWire } from '@fathom/contract/applications'
import type { AddressDraft, AddressProblem } from '@fathom/domain/profile'
import { createContext, type ReactNode, useContext } from 'react'
import type { DocumentUploads } from '../documents/use-documents.ts'
import type { ApplicationDraftState } from './draft/application-draft.ts'
import type { Chosen, Fields } from './draft/fields.ts'
import type { gapsIn, Step } from './draft/step.ts'

/** The fields of an address, provided by the feature that knows countries and states. */
type AddressSlot = (props: {
  address: AddressDraft
  onChange: (change: Partial<AddressDraft>) => void
  problems: readonly AddressProblem[]
}) => ReactNode

type Finding = {
  choose: (found: Chosen) => void
  /** The result that is offered for choosing; undefined once it is cleared. */
  onFound: (found?: Chosen) => void
}

/** Finds a person or a store by number, provided by the feature that knows them. */
type LookupSlot = (kind: 'member' | 'store', finding: Finding) => ReactNode

/** What a page passes in from other features. */
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
  state: ApplicationDraftState
  gaps: ReturnType<typeof gapsIn>
  slots: ApplySlots
  /** Uploads in progress, even while another step is open. */
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
