import { useEffect, useState } from 'react'
import { isPersonal, passwordStrength, type Strength } from './password-strength.ts'

export type Verdict = { strength: Strength; isPersonal: boolean }

/**
 * The list of common passwords loads when the first character is typed; without it the other checks still
 * work.
 */
export function useStrength(password: string, personal: readonly string[]): Verdict | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>()
  const isWanted = password !== ''
  useEffect(() => {
    if (!isWanted) return
    import('./common-passwords.ts').then(
      ({ COMMON_PASSWORDS }) => setCommon(COMMON_PASSWORDS),
      () => setCommon(new Set()),
    )
  }, [isWanted])
  if (!isWanted || !common) return undefined
  return {
    strength: passwordStrength(password, { common, personal }),
    isPersonal: isPersonal(password, personal),
  }
}
