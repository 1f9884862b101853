import type { EnrolmentWire, EnrolOfferWire } from '@fathom/contract/training'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import {
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { CourseSkeleton, TeacherCard } from './course-parts.tsx'
import css from './enrol-screen.module.css'

const offerQuery = ({ http }: Pick<Calls, 'http'>, extraData: string, locale: string) =>
  queryOptions({
    queryKey: ['training', 'offer', extraData, locale],
    queryFn: ({ signal }) =>
      http.get<EnrolOfferWire>('learning', 'courses/enroll/{extraData}', { params: { extraData }, signal }),
  })

/** CA-15: the page behind an enrollment link. Opening it signs nobody up. */
export function EnrolScreen({ extraData }: { extraData: string }) {
  const { t, locale } = useTranslator('training-course', 'training-enrol', 'training-learn')
  const offer = useQuery(offerQuery(useCalls(), extraData, locale))
  const enrol = useEnrolByLink(extraData)
  const { data, error } = offer
  usePageName(data?.title)
  if (data) return <Offer enrol={enrol} offer={data} />
  if (error instanceof CallFailed && error.kind === 'refused' && (error.status ?? 500) < 500)
    return <Broken reason={error.message} />
  if (offer.isError || offer.fetchStatus === 'paused')
    return (
      <Card>
        <ErrorState
          level={1}
          onRetry={() => void offer.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={offer.isFetching}
          title={t('training-course.course.failed')}
        >
          {t('training-learn.failed.text')}
        </ErrorState>
      </Card>
    )
  return <CourseSkeleton />
}

/** Shows the server's own message, because it knows the reason. */
function Broken({ reason }: { reason: string }) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-course.noCourse.back')}</ButtonLink>}
        drawing={lostCompass}
        level={1}
        title={t('training-enrol.broken')}
      >
        {reason}
      </EmptyState>
    </Card>
  )
}

function useEnrolByLink(extraData: string) {
  const { http } = useCalls()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () =>
      http.post<EnrolmentWire>('learning', 'courses/enroll/{extraData}', { params: { extraData } }),
    onSuccess: async ({ packageId }) => {
      await queries.invalidateQueries({ queryKey: ['training', 'learning'] })
      await navigate(paths.course(packageId))
    },
  })
}

type Props = { offer: EnrolOfferWire; enrol: UseMutationResult<EnrolmentWire, Error, void> }

const nameOf = (teacher: EnrolOfferWire['now']) => teacher?.storeName ?? teacher?.memberName ?? undefined

const isSame = ({ storeNumber, memberNumber, now }: EnrolOfferWire) =>
  now?.storeNumber === storeNumber && now.memberNumber === memberNumber

/** The course, who teaches it, what signing up means, and the sign-up button. */
function Offer({ offer, enrol }: Props) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  const before = isSame(offer) ? undefined : nameOf(offer.now)
  return (
    <>
      <PageHeader lead={t('training-enrol.lead')} title={<bdi>{offer.title}</bdi>} />
      <div className={css.offer}>
        <p className={css.summary}>{offer.summary}</p>
        <TeacherCard teacher={offer} />
        {!isSame(offer) && <p className={css.summary}>{t('training-enrol.means')}</p>}
        {before && (
          <Banner icon={Info}>
            <bdi>{t('training-enrol.now', { name: before })}</bdi>
          </Banner>
        )}
        {enrol.isError && (
          <Banner icon={TriangleAlert} live="alert" tone="bad">
            {enrol.error.message}
          </Banner>
        )}
        <Action enrol={enrol} offer={offer} />
      </div>
    </>
  )
}

function Action({ offer, enrol }: Props) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  const instead = useInstead(offer)
  if (instead)
    return (
      <>
        <Banner icon={Info} tone={instead.tone}>
          {instead.text}
        </Banner>
        <div className={css.actions}>
          {instead.canBuy && (
            <ButtonLink kind="primary" to={paths.shop(offer.packageId)}>
              {t('shell.page.shop')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.course(offer.packageId)}>{t('training-learn.stranger.open')}</ButtonLink>
        </div>
      </>
    )
  return (
    <Button busy={enrol.isPending} kind="primary" onClick={() => enrol.mutate()} size="lg">
      {t('training-course.course.enrol')}
    </Button>
  )
}

/**
 * What to show when there is nothing to sign up for. Buying a course doesn't sign up with a teacher; the link
 * does.
 */
function useInstead(offer: EnrolOfferWire) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  if (offer.isOwn) return { text: t('training-enrol.own'), tone: 'info', canBuy: false } as const
  if (isSame(offer)) return { text: t('training-enrol.already'), tone: 'info', canBuy: false } as const
  if (offer.isEntitled) return undefined
  const text = `${t('training-course.course.notYours')} ${t('training-enrol.again')}`
  return { text, tone: 'warn', canBuy: true } as const
}
