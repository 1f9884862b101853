import { lastDayOnEarth, tidyAnswers } from '@fathom/domain/forms'
import { useState } from 'react'
import { newId } from '../../../../shared/new-id.ts'
import { useFill } from '../fill-context.ts'
import type { SignedForm } from '../outbox/signed-form.ts'
import { NOT_AGREED } from './agreement-boxes.tsx'
import { type GuardianSigning, guardianSignature, NO_GUARDIAN } from './guardian-signing.ts'
import { useSigningErrors } from './signing-errors.ts'
import { markIn, UNSIGNED } from './written-signature.ts'

/** The state of the signing page, and the document that it creates. */
export function useSigning() {
  const { person, definition, signers, place, answers, language } = useFill()
  const isGuardianAsked = signers.includes('guardian')
  // Sending again reuses the document; a new signature creates a new one.
  const [documentId, setDocumentId] = useState(() => newId())
  const [agreed, setAgreed] = useState(NOT_AGREED)
  const [signature, setSignature] = useState(UNSIGNED)
  const [guardian, setGuardian] = useState(NO_GUARDIAN)
  const check = useSigningErrors(isGuardianAsked)
  const { errors, isRight } = check({
    name: person.name,
    signature,
    guardian,
    agreed,
    day: lastDayOnEarth(new Date()),
  })
  const isHere = isGuardianAsked && guardian.way === 'here'
  const changed =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setDocumentId(newId())
      set(value)
    }
  return {
    isGuardianAsked,
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
        answers: tidyAnswers(definition, answers),
        signature: { name: person.name, way: signature.way, mark: markIn(signature), ...agreed },
        ...(isHere && { guardian: guardianSignature(guardian) }),
        guardianSignsLater: isGuardianAsked && !isHere,
        signedOnDeviceAt: new Date().toISOString(),
      },
    }),
  }
}
