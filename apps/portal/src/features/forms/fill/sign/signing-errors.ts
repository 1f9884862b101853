import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { Agreed } from './agreement-boxes.tsx'
import { type GuardianSigning, guardianProblems } from './guardian-signing.ts'
import { markIn, type WrittenSignature } from './written-signature.ts'

export type SigningErrors = Partial<
  Record<'mark' | 'way' | 'name' | 'relationship' | 'birthDate' | 'guardianMark', string>
>

type Written = { signature: WrittenSignature; guardian: GuardianSigning; agreed: Agreed; day: string }

/** Whether nothing is missing, and the words for what is. */
export function useSigningErrors(isGuardianAsked: boolean) {
  const { t } = useTranslator('forms')
  const wordsFor = ({ way }: WrittenSignature) =>
    t(way === 'typed' ? 'forms.sign.missing.typed' : 'forms.sign.missing.mark')
  const guardianErrors = (guardian: GuardianSigning, day: string): SigningErrors => {
    if (guardian.way === undefined) return { way: t('forms.sign.missing.way') }
    if (guardian.way === 'later') return {}
    const wrong = guardianProblems(guardian, day)
    return {
      ...(wrong.name && { name: t('forms.sign.missing.name') }),
      ...(wrong.relationship && { relationship: t('forms.sign.missing.relationship') }),
      ...(wrong.birthDate && { birthDate: t('forms.sign.missing.birthDate') }),
      ...(wrong.tooYoung && { birthDate: t('forms.sign.missing.tooYoung') }),
      ...(wrong.mark && { guardianMark: wordsFor(guardian.signature) }),
    }
  }
  return ({ signature, guardian, agreed, day }: Written) => {
    const errors: SigningErrors = {
      ...(markIn(signature) === '' && { mark: wordsFor(signature) }),
      ...(isGuardianAsked && guardianErrors(guardian, day)),
    }
    const isAgreed = agreed.intent && agreed.consent
    const isHere = isGuardianAsked && guardian.way === 'here'
    const isGuardianAgreed = !(isHere && guardianProblems(guardian, day).agreed)
    return { errors, isRight: isAgreed && isGuardianAgreed && Object.keys(errors).length === 0 }
  }
}
