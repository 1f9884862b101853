import { isProfessional, isStaffMember } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react'
import { useUser } from '../../../features/session/index.ts'
import { myCoursesQuery } from '../../../features/training/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { latePart, optionalPart } from '../../../shared/late-part.tsx'
import { useParams, useSearchParams } from '../../../shared/router/index.ts'
import { Loading, NotKnownYet, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import css from './dashboard-page.module.css'
import { partOfDay } from './part-of-day.ts'

/**
 * The first load contains only the greeting and the skeletons; the rest loads while the courses are fetched.
 */
function parts() {
  // Otherwise the words of its parts would be asked for one after the other.
  for (const area of ['logbook-home', 'training-learn', 'promos'] as const) void i18n.need(area)
  return import('./consumer-home.tsx')
}
const ConsumerHome = latePart(async () => (await parts()).ConsumerHome)
const ConsumerLead = optionalPart(async () => (await parts()).ConsumerLead)
const teaching = () => import('./teacher-home.tsx')
const TeacherHome = latePart(async () => (await teaching()).TeacherHome)
const TeacherLead = optionalPart(async () => (await teaching()).TeacherLead)
const StaffHome = latePart(async () => (await import('./staff-home.tsx')).StaffHome)
/** Codes, club and offers, each from its own feature. */
const Cards = optionalPart(async () => (await import('./dashboard-cards.tsx')).DashboardCards)

/** The shop feature decides the price, so the dashboard shows the same one. */
const Price = optionalPart(async () => (await import('./dashboard-cards.tsx')).CoursePrice)
const priceOf = (packageId: string, listed: ReactNode) => (
  <Suspense>
    <Price packageId={packageId}>{listed}</Price>
  </Suspense>
)

/** RT-08: `olmGuid`, in the path or in the query, moves a course to the front. */
export function Page() {
  const { t, locale } = useTranslator()
  const { givenName, affiliateId, affiliateType } = useUser()
  const { olmGuid } = useParams()
  const [query] = useSearchParams()
  // The components that read the result may load after it arrives, so track every property of the query.
  const courses = useQuery({
    ...myCoursesQuery(useCalls(), affiliateId, locale),
    notifyOnChangeProps: 'all',
  })
  const wanted = olmGuid ?? query.get('olmGuid') ?? undefined
  const greeting = t(`shell.greeting.${partOfDay(new Date())}`, { name: givenName })
  const [waiting, countWaiting] = useReducer((count: number, by: 1 | -1) => count + by, 0)
  const skeletons = <RowSkeletons onShown={countWaiting} />
  const cardsOf = (withOffer: boolean, isAtTop = false) => (
    <Suspense fallback={isAtTop && <NotKnownYet />}>
      <Cards isAtTop={isAtTop} withOffer={withOffer} />
    </Suspense>
  )
  // P-05: we recommend nothing to those who teach or work here.
  const cards = cardsOf(false)
  const given = { affiliateId, courses, wanted, skeletons }
  // SN-04: on a phone it may take two lines, so it appears together with the rest. It stays mounted meanwhile, because
  // one that mounts asks again for what failed, for which the rest would wait again.
  const leading = { affiliateId, isWaiting: waiting > 0 }
  const isNewDiver = query.get('ref') === 'dsd'
  const [lead, board] = isProfessional(affiliateType)
    ? [<TeacherLead {...leading} key="lead" />, <TeacherHome {...given} cards={cards} key="board" />]
    : isStaffMember(affiliateType)
      ? [undefined, <StaffHome cards={cards} key="board" />]
      : [
          <ConsumerLead {...leading} courses={courses} key="lead" wanted={wanted} />,
          <ConsumerHome {...given} cardsOf={cardsOf} isNewDiver={isNewDiver} key="board" priceOf={priceOf} />,
        ]
  return (
    <>
      <PageHeader
        lead={lead && <Suspense fallback={<Skeleton width="60%" />}>{lead}</Suspense>}
        title={greeting}
      />
      <Suspense fallback={skeletons}>{board}</Suspense>
    </>
  )
}

/** Calls back with 1 when it appears and with -1 when it goes, before the change is painted. */
function RowSkeletons({ onShown }: { onShown: (by: 1 | -1) => void }) {
  const { t } = useTranslator()
  useLayoutEffect(() => {
    onShown(1)
    return () => onShown(-1)
  }, [onShown])
  return (
    <Loading label={t('shell.loading.page')}>
      <div className={css.skeletons}>
        <Skeleton height="22.5rem" shape="block" />
        <Skeleton height="26rem" shape="block" />
      </div>
    </Loading>
  )
}
