import { isProfessional } from '@fathom/domain/session'
import { useUser } from '../../features/session/index.ts'

/** Whose cards these are; professionals have the pro lists (RO-02). */
export function useHolder() {
  const { affiliateId, affiliateType } = useUser()
  return { affiliateId, isPro: isProfessional(affiliateType) }
}
