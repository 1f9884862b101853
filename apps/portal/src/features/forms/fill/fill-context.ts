import type { Answers, FormDefinition, Parties, Place } from '@fathom/domain/forms'
import { createContext, use } from 'react'

/** The person who fills in the form. */
export type FormPerson = { affiliateId: number; name: string; birthDate: string }

/** Values that are known before the form is filled in; the person can change all of them. */
export type KnownOfForm = {
  /** The numbers of the store and instructor that the values come from; others need new values. */
  from: string
  place: Place | null
  /** A blank without a known value is empty. */
  answers: Answers
  /** Filled in only where nothing is entered yet. */
  proposed?: Answers
}

/** What the parts of an open form work with. */
export type FillContextValue = {
  person: FormPerson
  definition: FormDefinition
  signers: readonly ('participant' | 'guardian')[]
  /** A physician declined recently, so one is needed whatever the answers are. */
  isAfterDecline: boolean
  /** The questionnaire before has a Yes: if this one has none, the diver confirms that it no longer applies. */
  hasEarlierYes: boolean
  /** P-09: a physician is still asked about an earlier questionnaire, so one without a Yes waits too. */
  hasOpenRequest: boolean
  /** TS-05: a guardian signs only because nobody has checked the new birth date. */
  isBirthDateUnconfirmed: boolean
  /** TS-05: the birth date that answers the questions about the age. */
  ageBirthDate: string
  place: Place | null
  /** TS-09: whom a release names. */
  parties: Parties | undefined
  /** Asks again whom it names; undefined where that is fixed. */
  onChangeParties: (() => void) | undefined
  answers: Answers
  answer: (id: string, value: string) => void
  /** A text of the form, in the language it is signed in. */
  text: (key: string) => string
  language: string
}

export const FillContext = createContext<FillContextValue | undefined>(undefined)

export function useFill(): FillContextValue {
  const context = use(FillContext)
  if (!context) throw new Error('useFill needs an open form above it')
  return context
}
