import { isProfessional, isStaffMember } from '@fathom/domain/session'
import { mayUsePro, mayVerifyDives } from '@fathom/domain/training'
import { useQuery } from '@tanstack/react-query'
import { proFormsQuery } from '../../../features/forms/index.ts'
import { profileQuery } from '../../../features/profile/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { entitlementsQuery, jumpPageQuery } from '../../../features/training/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import type { MenuFacts } from './menu.ts'

export type MenuState = {
  facts: MenuFacts
  /** Whether entries may still be added. */
  isWaiting: boolean
  failed: boolean
  retry: () => void
}

/** Fetches what the menu's conditions depend on; a failed call keeps the last known values (ER-04). */
export function useMenuFacts(): MenuState {
  const calls = useCalls()
  const { affiliateId, affiliateType } = useUser()
  const profile = useQuery(profileQuery(calls, affiliateId))
  const entitlements = useQuery(entitlementsQuery(calls, affiliateId))
  const jumpPage = useQuery(jumpPageQuery(calls, affiliateId))
  const proForms = useQuery({ ...proFormsQuery(calls, affiliateId), enabled: isProfessional(affiliateType) })
  const queries = [profile, entitlements, jumpPage, proForms]
  const items = entitlements.data ?? []
  return {
    facts: {
      mailingCountry: profile.data?.mailingAddress?.country,
      jumpPage: jumpPage.data ?? null,
      hasEntitlements: items.length > 0,
      isStaff: isStaffMember(affiliateType),
      mayUsePro: mayUsePro(affiliateType, items, proForms.data ?? 0),
      mayVerifyDives: mayVerifyDives(affiliateType),
    },
    isWaiting: queries.some(({ isLoading }) => isLoading),
    failed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) refetch()
    },
  }
}
