import { type ReactNode, Suspense } from 'react'
import { CourseCodes } from '../../../features/codes/course-codes.tsx'
import { MessageLink } from '../../../features/messages/message-link.tsx'
import { useUser } from '../../../features/session/index.ts'
import { MyClass } from '../../../features/training/classes/my-class.tsx'
import { NextSession } from '../../../features/training/classes/next-session.tsx'
import { CourseScreen } from '../../../features/training/course/course-screen.tsx'
import { i18n } from '../../../shared/i18n/index.ts'
import { optionalPart } from '../../../shared/late-part.tsx'
import { useParams } from '../../../shared/router/index.ts'

await Promise.all([
  i18n.need('training-learn'),
  i18n.need('training-course'),
  i18n.need('training-classes'),
  i18n.need('training-notes'),
  i18n.need('messages'),
])

const OwnPrice = optionalPart(async () => (await import('../../../features/shop/price-tag.tsx')).OwnPrice)
const priceOf = (packageId: string, listed: ReactNode) => (
  <Suspense>
    <OwnPrice packageId={packageId}>{listed}</OwnPrice>
  </Suspense>
)

/** RT-10 */
export function Page() {
  const { id = '' } = useParams()
  const { affiliateId } = useUser()
  return (
    <Suspense>
      <CourseScreen
        affiliateId={affiliateId}
        id={id}
        key={id}
        messageOf={(enrolmentId) => <MessageLink affiliateId={affiliateId} enrolmentId={enrolmentId} />}
        notice={<NextSession affiliateId={affiliateId} packageId={id} />}
        priceOf={priceOf}
      >
        <CourseCodes packageId={id} />
        <MyClass affiliateId={affiliateId} packageId={id} />
      </CourseScreen>
    </Suspense>
  )
}
