import { Suspense } from 'react'
import { useParams } from 'react-router'
import { OfferCard } from '../../features/promos/offer/index.ts'
import { useUser } from '../../features/session/index.ts'
import { ShopScreen } from '../../features/shop/browse/index.ts'
import { CourseScreen } from '../../features/shop/course/index.ts'
import { i18n } from '../../shared/i18n/index.ts'

await i18n.need('shop')

/** RT-23: the shop, or one course of it. */
export function Page() {
  const { packageId } = useParams()
  const { sub } = useUser()
  const offer = (
    <Suspense>
      <OfferCard sub={sub} />
    </Suspense>
  )
  return (
    <Suspense>
      {packageId ? <CourseScreen key={packageId} packageId={packageId} /> : <ShopScreen top={offer} />}
    </Suspense>
  )
}
