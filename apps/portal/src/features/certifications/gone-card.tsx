import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Navigate } from '../../shared/router/index.ts'
import { type Holder, myCertificationsQuery } from './certifications.queries.ts'
import { CardMissing, CardsLoading } from './no-cards.tsx'

/** A card that no longer exists, such as a withdrawn one, has a screen that says why. */
export function GoneCard({ holder, licenseID }: { holder: Holder; licenseID: string | undefined }) {
  const { locale } = useTranslator('certifications')
  const all = useQuery(myCertificationsQuery(useCalls(), holder.affiliateId, locale))
  if (all.isPending && all.fetchStatus === 'fetching') return <CardsLoading />
  const held = all.data?.find((each) => each.licenseID === licenseID)
  if (held?.noECardReason) return <Navigate replace={true} to={paths.noEcard(String(held.levelID))} />
  return <CardMissing />
}
