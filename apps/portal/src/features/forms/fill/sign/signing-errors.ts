import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { Agreed } from './agreement-boxes.tsx'
import { type GuardianSigning, guardianProblems } from './guardian-signing.ts'
import { markProblem, type WrittenSignature } from './written-signature.ts'

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
export function useSigningErrors(isGuardianAsked: boolean) {
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
      ...(isGuardianAsked && guardianErrors(guardian, day)),
    }
    const isAgreed = agreed.intent && agreed.consent
    const isHere = isGuardianAsked && guardian.way === 'here'
    const isGuardianAgreed = !(isHere && guardianProblems(guardian, day).agreed)
    return { errors, isRight: isAgreed && isGuardianAgreed && Object.keys(errors).length === 0 }
  }
}
