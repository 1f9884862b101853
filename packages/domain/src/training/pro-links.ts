import { type AffiliateType, isProfessional } from '../session/index.ts'
import { type Entitlement, jumpPageFor } from './entitlement.ts'

/** The text of each is `training.link.<name>`. */
export type ProLink = {
  name: 'students' | 'review' | 'journey' | 'shop' | 'help'
  url: string
  group: 'teaching' | 'career' | 'business'
}

/** Students send their dives to an instructor; a store has students, but doesn't verify dives. */
export const mayVerifyDives = (type: AffiliateType): boolean => type === 2

/** CA-48. */
export function proLinks(
  type: AffiliateType,
  entitlements: readonly Entitlement[],
  outside: { shop: string; help: string },
): ProLink[] {
  if (!isProfessional(type)) return []
  const journey = jumpPageFor(entitlements)
  return [
    { name: 'students', url: '/training/students', group: 'teaching' },
    ...(mayVerifyDives(type) ? [{ name: 'review', url: '/logbook/review', group: 'teaching' } as const] : []),
    ...(journey ? [{ name: 'journey', url: journey, group: 'career' } as const] : []),
    { name: 'shop', url: outside.shop, group: 'business' },
    { name: 'help', url: outside.help, group: 'business' },
  ]
}
