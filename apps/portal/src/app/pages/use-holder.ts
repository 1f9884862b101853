import { isProfessional } from '@fathom/domain/session'
import { useUser } from '../../features/session/index.ts'

/** The owner of the cards; professionals have the pro lists (RO-02). */
export function useHolder() {
  const { affiliateId, affiliateType } = useUser()
  return { affiliateId, isPro: isProfessional(affiliateType) }
}
