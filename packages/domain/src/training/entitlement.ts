import { type AffiliateType, isProfessional } from '../session/index.ts'

/** What a person may learn. A pro entitlement is for a professional's career. */
export type Entitlement = { packageId: string; title: string; kind: 'consumer' | 'pro' }

/** RO-03: the Pro group of the menu shows for members and stores with a pro entitlement or a pro form. */
export function mayUsePro(
  type: AffiliateType,
  entitlements: readonly Entitlement[],
  proForms: number,
): boolean {
  return isProfessional(type) && (proForms > 0 || entitlements.some(({ kind }) => kind === 'pro'))
}

/** The page that the pro journey jumps to, for a person who is on one (NV-05). */
export function jumpPageFor(entitlements: readonly Entitlement[]): string | undefined {
  const pro = entitlements.find(({ kind }) => kind === 'pro')
  return pro && `/training/my-courses/${pro.packageId}`
}
