import {
  type Answers,
  containsPerson,
  lastDayOnEarth,
  needsPhysician,
  type Parties,
  tidyAnswers,
} from '@fathom/domain/forms'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { newId } from '../../../../shared/new-id.ts'
import { useFill } from '../fill-context.ts'
import type { SignedForm } from '../outbox/signed-form.ts'
import { NOT_AGREED } from './agreement-boxes.tsx'
import {
  type GuardianSigning,
  guardianProblems,
  markIn,
  markProblem,
  NO_GUARDIAN,
  UNSIGNED,
  type WrittenSignature,
} from './signing.ts'

/** The state of the signing page, and the document that it creates. */
export function useSigning() {
  const { person, definition, signers, place, parties, answers, language, hasEarlierYes } = useFill()
  const needsGuardian = signers.includes('guardian')
  // Sending again reuses the document; a new signature creates a new one.
  const [documentId, setDocumentId] = useState(() => newId())
  const [agreed, setAgreed] = useState(NOT_AGREED)
  const endsYes = hasEarlierYes && !needsPhysician(definition, answers)
  const [isYesOver, setIsYesOver] = useState(false)
  const [signature, setSignature] = useState(UNSIGNED)
  const markError = useMarkWords()(signature, person.name)
  const changed =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setDocumentId(newId())
      set(value)
    }
  return {
    needsGuardian,
    agreed,
    agree: changed(setAgreed),
    /** Whether a Yes of the questionnaire before has to be ended, and whether the diver did. */
    endsYes,
    isYesOver,
    endYes: changed(setIsYesOver),
    signature,
    sign: changed(setSignature),
    markError,
    isRight: agreed.intent && agreed.consent && (!endsYes || isYesOver) && !markError,
    signed: (): SignedForm => ({
      affiliateId: person.affiliateId,
      documentId,
      submission: {
        form: definition.name,
        definitionVersion: definition.version,
        audience: 'diver',
        language,
        place,
        answers: tidyAnswers(definition, withoutUnnamed(answers, parties)),
        ...(parties && { parties }),
        signature: {
          name: person.name,
          way: signature.way,
          mark: markIn(signature),
          ...agreed,
          ...(endsYes && { endsEarlierYes: isYesOver }),
        },
        signedOnDeviceAt: new Date().toISOString(),
      },
    }),
  }
}

/** The server words the blank of someone who isn't named, in the language that is signed. */
function withoutUnnamed(answers: Answers, parties: Parties | undefined): Answers {
  const { store, instructor, ...rest } = answers
  if (!parties) return answers
  return {
    ...rest,
    ...(store !== undefined && parties.storeNumber !== null && { store }),
    ...(instructor !== undefined && parties.memberNumber !== null && { instructor }),
  }
}

/** The error text of a signature that is missing or has another name. A refused name isn't asked for. */
function useMarkWords() {
  const { t } = useTranslator('forms')
  return (signature: WrittenSignature, name: string, isNameRefused = false): string | undefined => {
    const problem = markProblem(signature, name)
    if (!problem) return undefined
    if (signature.way === 'drawn') return t('forms.sign.missing.mark')
    return problem === 'other-name' && name.trim() !== '' && !isNameRefused
      ? t('forms.sign.missing.otherName', { name: name.trim() })
      : t('forms.sign.missing.typed')
  }
}

export type GuardianErrors = Partial<Record<'name' | 'relationship' | 'birthDate' | 'mark', string>>

/** Who must not be the guardian: the diver by a link and, in person, the witness, who sees a guardian of the diver's name. */
type Others = { diver: string; witness?: string }

/** The error texts for what is missing or wrong in the guardian's part. */
export function useGuardianErrors(guardian: GuardianSigning, { diver, witness = '' }: Others) {
  const { t } = useTranslator('forms', 'forms-signers')
  const markWords = useMarkWords()
  const wrong = guardianProblems(guardian, diver, lastDayOnEarth(new Date()))
  const errors: GuardianErrors = {
    ...(wrong.nameIncomplete && { name: t('forms-signers.name-incomplete') }),
    ...(wrong.name && { name: t('forms.sign.missing.name') }),
    ...(wrong.isDiver && witness === '' && { name: t('forms-signers.guardian-is-diver') }),
    ...(containsPerson(guardian.name, witness) && { name: t('forms-signers.inPerson.witness') }),
    ...(wrong.nameUnprinted && { name: t('forms.fill.unprintable') }),
    ...(wrong.relationship && { relationship: t('forms.sign.missing.relationship') }),
    ...(wrong.relationshipUnprinted && { relationship: t('forms.fill.unprintable') }),
    ...(wrong.birthDate && { birthDate: t('forms.sign.missing.birthDate') }),
    ...(wrong.tooYoung && { birthDate: t('forms.sign.missing.tooYoung') }),
  }
  const mark = markWords(guardian.signature, guardian.name, errors.name !== undefined)
  if (mark) errors.mark = mark
  return { errors, isRight: !wrong.agreed && Object.keys(errors).length === 0 }
}

/** The guardian's part while it's filled in. */
export function useGuardianSigning(diver: string) {
  const [guardian, setGuardian] = useState<GuardianSigning>(NO_GUARDIAN)
  return {
    guardian,
    change: (change: Partial<GuardianSigning>) => setGuardian((before) => ({ ...before, ...change })),
    ...useGuardianErrors(guardian, { diver }),
  }
}
