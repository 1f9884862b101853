import { type Answers, lastDayOnEarth, type Parties, tidyAnswers } from '@fathom/domain/forms'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { newId } from '../../../../shared/new-id.ts'
import { useFill } from '../fill-context.ts'
import type { SignedForm } from '../outbox/signed-form.ts'
import { type Agreed, NOT_AGREED } from './agreement-boxes.tsx'
import {
  type GuardianSigning,
  guardianProblems,
  guardianSignature,
  markIn,
  markProblem,
  NO_GUARDIAN,
  UNSIGNED,
  type WrittenSignature,
} from './signing.ts'

/** The state of the signing page, and the document that it creates. */
export function useSigning() {
  const { person, definition, signers, place, parties, answers, language } = useFill()
  const needsGuardian = signers.includes('guardian')
  // Sending again reuses the document; a new signature creates a new one.
  const [documentId, setDocumentId] = useState(() => newId())
  const [agreed, setAgreed] = useState(NOT_AGREED)
  const [signature, setSignature] = useState(UNSIGNED)
  const [guardian, setGuardian] = useState(NO_GUARDIAN)
  const check = useSigningErrors(needsGuardian)
  const { errors, isRight } = check({
    name: person.name,
    signature,
    guardian,
    agreed,
    day: lastDayOnEarth(new Date()),
  })
  const isHere = needsGuardian && guardian.way === 'here'
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
    signature,
    sign: changed(setSignature),
    guardian,
    changeGuardian: (change: Partial<GuardianSigning>) => changed(setGuardian)({ ...guardian, ...change }),
    errors,
    isRight,
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
        signature: { name: person.name, way: signature.way, mark: markIn(signature), ...agreed },
        ...(isHere && { guardian: guardianSignature(guardian) }),
        guardianSignsLater: needsGuardian && !isHere,
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

export type SigningErrors = Partial<
  Record<'mark' | 'way' | 'name' | 'relationship' | 'birthDate' | 'guardianMark', string>
>

type Written = {
  name: string
  signature: WrittenSignature
  guardian: GuardianSigning
  agreed: Agreed
  day: string
}

/** Whether nothing is missing, and the error texts. */
export function useSigningErrors(needsGuardian: boolean) {
  const { t } = useTranslator('forms')
  const wordsFor = (signature: WrittenSignature, name: string) => {
    if (signature.way === 'drawn') return t('forms.sign.missing.mark')
    const isOther = markProblem(signature, name) === 'other-name' && name.trim() !== ''
    return isOther ? t('forms.sign.missing.otherName', { name: name.trim() }) : t('forms.sign.missing.typed')
  }
  const guardianErrors = (guardian: GuardianSigning, day: string): SigningErrors => {
    if (guardian.way === undefined) return { way: t('forms.sign.missing.way') }
    if (guardian.way === 'later') return {}
    const wrong = guardianProblems(guardian, day)
    return {
      ...(wrong.name && { name: t('forms.sign.missing.name') }),
      ...(wrong.nameUnprinted && { name: t('forms.fill.unprintable') }),
      ...(wrong.relationship && { relationship: t('forms.sign.missing.relationship') }),
      ...(wrong.relationshipUnprinted && { relationship: t('forms.fill.unprintable') }),
      ...(wrong.birthDate && { birthDate: t('forms.sign.missing.birthDate') }),
      ...(wrong.tooYoung && { birthDate: t('forms.sign.missing.tooYoung') }),
      ...(wrong.mark && { guardianMark: wordsFor(guardian.signature, guardian.name) }),
    }
  }
  return ({ name, signature, guardian, agreed, day }: Written) => {
    const errors: SigningErrors = {
      ...(markProblem(signature, name) && { mark: wordsFor(signature, name) }),
      ...(needsGuardian && guardianErrors(guardian, day)),
    }
    const isAgreed = agreed.intent && agreed.consent
    const isHere = needsGuardian && guardian.way === 'here'
    const isGuardianAgreed = !(isHere && guardianProblems(guardian, day).agreed)
    return { errors, isRight: isAgreed && isGuardianAgreed && Object.keys(errors).length === 0 }
  }
}
