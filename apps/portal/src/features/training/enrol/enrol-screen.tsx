import type { EnrolmentWire, EnrolOfferWire } from '@fathom/contract/training'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { CourseSkeleton } from '../course/course-skeleton.tsx'
import { Offer } from './offer.tsx'

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
