import type { Answers, FormDefinition, Place } from '@fathom/domain/forms'
import { createContext, use } from 'react'

/** Who fills in the form. */
export type FormPerson = { affiliateId: number; name: string; birthDate: string }

/** What is known of a form before it is filled in; all of it stays to be changed. */
export type KnownOfForm = {
  /** Of whom it is known, in numbers: it is filled in anew for others. */
  from: string
  place: Place | null
  /** A blank of which nothing is known is empty. */
  answers: Answers
}

/** What the parts of an open form work with. */
export type FillContextValue = {
  person: FormPerson
  definition: FormDefinition
  signers: readonly ('participant' | 'guardian')[]
  /** A physician declined lately: one is asked whatever is answered. */
  isAfterDecline: boolean
  place: Place | null
  answers: Answers
  answer: (id: string, value: string) => void
  /** A text of the form, in the language in which it is signed. */
  text: (key: string) => string
  language: string
}

export const FillContext = createContext<FillContextValue | undefined>(undefined)

export function useFill(): FillContextValue {
  const context = use(FillContext)
  if (!context) throw new Error('useFill needs an open form above it')
  return context
}
