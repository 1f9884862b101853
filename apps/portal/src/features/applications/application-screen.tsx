import type { ApplicationWire } from '@fathom/contract/applications'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOnline } from '../../shared/connection.ts'
import { isMissing } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { AsOf } from '../../shared/offline/as-of.tsx'
import { paths } from '../../shared/paths.ts'
import { Navigate } from '../../shared/router/index.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Crumb } from '../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { usePageName } from '../../shared/use-page-name.ts'
import { useApplicationCalls } from './applications.calls.ts'
import { applicationName, applicationQuery } from './applications.queries.ts'
import type { ApplySlots } from './apply/apply-context.ts'
import { ApplyScreen } from './apply/apply-screen.tsx'
import { FacesContext } from './parts/face.tsx'
import { typeTitle } from './parts/type-title.ts'
import { ProgressScreen } from './progress/progress-screen.tsx'
import { ReviewScreen } from './review/review-screen.tsx'

type Props = { id: string; affiliateId: number; slots: ApplySlots }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** RT-19: an application, as its reader's role shows it. Invalid ids are not requested. */
export function ApplicationScreen(props: Props) {
  return UUID.test(props.id) ? <OpenApplication {...props} /> : <NoApplication />
}

function OpenApplication({ id, affiliateId, slots }: Props) {
  const translator = useTranslator('applications')
  const application = useQuery(
    applicationQuery(useApplicationCalls(affiliateId), affiliateId, id, translator.locale),
  )
  useMoveToasts(application.data)
  usePageName(application.data && typeTitle(translator, application.data.type))
  if (!application.data) return <NotLoaded application={application} />
  const open = { affiliateId, application: application.data }
  return (
    <FacesContext value={open}>
      <AsOf affiliateId={affiliateId} names={[applicationName(id)]} />
      <Screen {...open} slots={slots} />
    </FacesContext>
  )
}

type Open = Omit<Props, 'id'> & { application: ApplicationWire }

function Screen({ slots, ...open }: Open) {
  const { role, status } = open.application
  // OF-04: staff work on it in their queue.
  if (role === 'provider')
    return <Navigate replace={true} to={paths.officeQueue('applications', { item: open.application.id })} />
  if (role !== 'applicant') return <ReviewScreen {...open} />
  return status === 'Draft' ? <ApplyScreen {...open} slots={slots} /> : <ProgressScreen {...open} />
}

/** Announces a move that happened while the page was open, since the screen changes suddenly. */
function useMoveToasts(application: ApplicationWire | undefined) {
  const { t } = useTranslator('applications')
  const seen = useRef(application)
  useEffect(() => {
    const before = seen.current
    seen.current = application
    const last = application?.history.at(-1)
    if (!before || !application || before.status === application.status) return
    // The reader's own moves have their own message.
    if (last?.role === application.role) return
    showToast({ text: t('applications.standing.moved') })
  }, [application, t])
}

type ApplicationQuery = {
  error: Error | null
  fetchStatus: string
  isFetching: boolean
  refetch: () => Promise<unknown>
}

function NotLoaded({ application }: { application: ApplicationQuery }) {
  const { t } = useTranslator('applications')
  const { error, fetchStatus, isFetching, refetch } = application
  if (isMissing(error)) return <NoApplication />
  return (
    <>
      <Crumb to={paths.formsApplications()}>{t('applications.apply.crumb')}</Crumb>
      <PageHeader title={t('applications.apply.title')} />
      {(error || fetchStatus === 'paused') && (
        <Card>
          <ErrorState
            hasOfflineText={true}
            onRetry={() => void refetch()}
            retryLabel={t('shell.error.retry')}
            retrying={isFetching}
            title={t('applications.apply.failed')}
          >
            {t(`applications.apply.${isOnline() ? 'failedText' : 'offline'}`)}
          </ErrorState>
        </Card>
      )}
      {!error && fetchStatus !== 'paused' && (
        <Loading label={t('applications.apply.loading')}>
          <Skeleton height="18rem" shape="block" />
          <Skeleton height="12rem" shape="block" />
        </Loading>
      )}
    </>
  )
}

/** Another person's application looks exactly like one that doesn't exist. */
function NoApplication() {
  const { t } = useTranslator('applications')
  return (
    <>
      <Crumb to={paths.formsApplications()}>{t('applications.apply.crumb')}</Crumb>
      <Card>
        <EmptyState
          action={<ButtonLink to={paths.formsApplications()}>{t('applications.apply.noneBack')}</ButtonLink>}
          drawing={lostCompass}
          level={1}
          title={t('applications.apply.none')}
        >
          {t('applications.apply.noneText')}
        </EmptyState>
      </Card>
    </>
  )
}
