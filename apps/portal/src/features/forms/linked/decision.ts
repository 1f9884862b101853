import type { PhysicianDecisionWire } from '@fathom/contract/forms'
import {
  containsPerson,
  examinationProblem,
  hasLetters,
  isContact,
  isFullName,
  isPrinted,
  isQualification,
} from '@fathom/domain/forms'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { markIn, markProblem, UNSIGNED, type WrittenSignature } from '../fill/sign/signing.ts'

/** What is entered about the physician and the examination. */
export type Physician = {
  name: string
  qualification: string
  clinic: string
  contact: string
  examinedOn: string
}

export type Decision = Physician & {
  outcome: PhysicianDecisionWire['outcome'] | undefined
  signature: WrittenSignature
  /** Stated by a physician who types the signature. */
  signsByTyping: boolean
  confirmed: boolean
}

export const NO_PHYSICIAN: Physician = {
  name: '',
  qualification: '',
  clinic: '',
  contact: '',
  examinedOn: '',
}

const NO_DECISION: Decision = {
  ...NO_PHYSICIAN,
  outcome: undefined,
  signature: UNSIGNED,
  signsByTyping: false,
  confirmed: false,
}

export const dayHere = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

export type PhysicianErrors = Partial<Record<keyof Physician, string>>

/** People who can't be the physician, and the text that says so. */
type Others = { names: readonly string[]; text: string }

/** TS-02: the texts for what is missing or wrong about the physician. */
export function usePhysicianErrors(others: Others): (value: Physician) => PhysicianErrors {
  const { t } = useTranslator('forms', 'forms-signers')
  const dayError = (day: string) => {
    if (day === '') return t('forms-signers.missing')
    if (day > dayHere(new Date())) return t('forms.document.day-ahead.text')
    return examinationProblem(day, new Date()) && t('forms-signers.day-too-old')
  }
  const textError = (text: string) => {
    if (text.trim() === '') return t('forms-signers.missing')
    return isPrinted(text) ? undefined : t('forms.fill.unprintable')
  }
  const nameError = (name: string) =>
    textError(name) ?? (isFullName(name) ? undefined : t('forms-signers.name-incomplete'))
  const qualificationError = (text: string) =>
    textError(text) ?? (isQualification(text) ? undefined : t('forms-signers.qualification-incomplete'))
  const clinicError = (text: string) =>
    textError(text) ?? (hasLetters(text, 2) ? undefined : t('forms-signers.clinic-incomplete'))
  return (value) => {
    const isOther = others.names.some((name) => containsPerson(value.name, name))
    const contact = textError(value.contact)
    const found = {
      name: isOther ? others.text : nameError(value.name),
      qualification: qualificationError(value.qualification),
      clinic: clinicError(value.clinic),
      contact: contact ?? (isContact(value.contact) ? undefined : t('forms-signers.contact-invalid')),
      examinedOn: dayError(value.examinedOn),
    }
    return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined))
  }
}

export const trimmed = ({ name, qualification, clinic, contact, examinedOn }: Physician): Physician => ({
  name: name.trim(),
  qualification: qualification.trim(),
  clinic: clinic.trim(),
  contact: contact.trim(),
  examinedOn,
})

/** The decision being entered, the texts for what is missing, and what is sent. */
export function useDecision(diver: string) {
  const { t } = useTranslator('forms', 'forms-signers')
  const [value, setValue] = useState<Decision>(NO_DECISION)
  const isTyped = value.signature.way === 'typed'
  const problem = markProblem(value.signature, value.name)
  const wrong = usePhysicianErrors({ names: [diver], text: t('forms-signers.physician-is-signer') })(value)
  const errors: PhysicianErrors & Partial<Record<'outcome' | 'mark' | 'typing' | 'confirmed', string>> = {
    ...wrong,
    ...(!value.outcome && { outcome: t('forms.physician.missing.outcome') }),
    ...(problem && {
      mark:
        // A name that is refused isn't asked for.
        problem === 'other-name' && wrong.name === undefined
          ? t('forms.sign.missing.otherName', { name: value.name })
          : t(isTyped ? 'forms-signers.missing' : 'forms-signers.missing.mark'),
    }),
    ...(isTyped && !value.signsByTyping && { typing: t('forms-signers.missing.confirm') }),
    ...(!value.confirmed && { confirmed: t('forms-signers.missing.confirm') }),
  }
  const { outcome } = value
  const sent: PhysicianDecisionWire | undefined = outcome && {
    outcome,
    ...trimmed(value),
    way: value.signature.way,
    mark: markIn(value.signature),
    ...(isTyped && { signsByTyping: true }),
    confirmed: true,
  }
  return {
    value,
    change: (change: Partial<Decision>) => setValue((before) => ({ ...before, ...change })),
    errors,
    sent,
    isRight: Object.keys(errors).length === 0,
  }
}
