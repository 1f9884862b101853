import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { findCheckpoint, isProcessed } from '../../../features/dsd/index.ts'
import { OfferCard, PromosInvitation, useOfferedCourse } from '../../../features/promos/offer-card.tsx'
import { useUser } from '../../../features/session/index.ts'
import { ShopCourseScreen } from '../../../features/shop/shop-course-screen.tsx'
import { ShopScreen } from '../../../features/shop/shop-screen.tsx'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { useParams } from '../../../shared/router/index.ts'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'

await i18n.need('shop')

/** RT-23: the shop, or one of its courses. */
export function Page() {
  const { packageId } = useParams()
  return (
    <Suspense>{packageId ? <ShopCourseScreen key={packageId} packageId={packageId} /> : <Shop />}</Suspense>
  )
}

/** The recommended course stands above the others, so it isn't repeated among them. */
function Shop() {
  const { sub } = useUser()
  return <ShopScreen onTop={useOfferedCourse(sub)} top={<ForYou />} />
}

/** Offers for this person only. */
function ForYou() {
  const { sub } = useUser()
  const calls = useCalls()
  const checkpoint = useQuery({
    queryKey: ['dsd', 'checkpoint'],
    queryFn: async ({ signal }) => (await findCheckpoint(calls, signal)) ?? null,
  })
  return (
    <Suspense fallback={<NotKnownYet />}>
      <OfferCard sub={sub} />
      {checkpoint.isLoading && <NotKnownYet />}
      {isProcessed(checkpoint.data ?? undefined, new Date()) && <PromosInvitation />}
    </Suspense>
  )
}
