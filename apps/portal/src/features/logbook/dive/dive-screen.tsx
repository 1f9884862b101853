import { type DiveLog, type LogRole, mayDo } from '@fathom/domain/logbook'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import Hourglass from 'lucide-react/icons/hourglass'
import ImagePlus from 'lucide-react/icons/image-plus'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOfTime } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { formPaths } from '../logbook-paths.ts'
import { useUnit } from '../unit-preference.ts'
import css from './dive.module.css'
import { type Dive, useDive } from './dive.queries.ts'
import { useWithdraw } from './dive-actions.ts'
import { DiveBody } from './dive-body.tsx'
import { DiveHeader, homeOf } from './dive-header.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

/** `diver` is the dive's owner when the reader is the instructor; `back` is the list's URL to return to. */
type Props = {
  logId: string
  affiliateId: number
  diver?: number | undefined
  back?: string | undefined
  /** What buddies confirmed of an own dive (TS-15). */
  buddiesOf?: (log: DiveLog) => ReactNode
}

export function DiveScreen({ logId, affiliateId, diver, back, buddiesOf }: Props) {
  const { t } = useTranslator('logbook-dive')
  const unit = useUnit()
  const dive = useDive(logId, affiliateId, diver)
  usePageName(dive.data?.log.title || undefined)
  // Drawing a dive takes a phone a sixth of a second, during which it must still react.
  const isReady = useDeferredValue(Boolean(dive.data && unit))
  if (dive.data === null) return <NoSuchDive why="none" />
  if (dive.missing) return <NoSuchDive why={dive.missing} />
  if (!dive.data && (dive.isError || dive.fetchStatus === 'paused'))
    return (
      <>
        <PageHeader title={t('shell.page.dive')} />
        <ErrorState
          onRetry={() => void dive.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={dive.isFetching}
          title={t('logbook-dive.failed')}
        >
          {t('logbook-dive.failedText')}
        </ErrorState>
      </>
    )
  if (!dive.data || !unit || !isReady) return <RowSkeletons />
  const { log } = dive.data
  const role = log.affiliateId === affiliateId ? 'owner' : 'reviewer'
  return (
    <article className={css.dive}>
      <DiveHeader back={back ?? homeOf(role)} dive={dive.data} role={role} unit={unit} />
      <DiveNotices dive={dive.data} role={role} />
      {dive.asOf && <AsOfTime at={dive.asOf} />}
      <DiveBody
        addPhotos={
          mayDo('edit', log, role).granted && (
            <ButtonLink icon={ImagePlus} kind="quiet" to={formPaths.update(log.logType, log.id)}>
              {t('logbook-dive.photos.add')}
            </ButtonLink>
          )
        }
        buddies={role === 'owner' && !dive.data.isDraft && log.status !== 'Draft' && buddiesOf?.(log)}
        dive={dive.data}
        isOwn={role === 'owner'}
        unit={unit}
      />
    </article>
  )
}

function NoSuchDive({ why }: { why: 'none' | 'notHere' | 'deletedHere' }) {
  const { t } = useTranslator('logbook-dive')
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to={paths.logbook()}>
          {t('logbook-dive.toLogbook')}
        </ButtonLink>
      }
      drawing={lostCompass}
      level={1}
      title={t(`logbook-dive.${why}`)}
    >
      {t(`logbook-dive.${why}Text`)}
    </EmptyState>
  )
}

function RowSkeletons() {
  const { t } = useTranslator('logbook-dive')
  return (
    <Loading label={t('logbook-dive.loading')}>
      <Skeleton width="6rem" />
      <Skeleton shape="title" />
      <Skeleton width="18rem" />
      <Skeleton height="25rem" shape="block" />
      <Skeleton height="12rem" shape="block" />
    </Loading>
  )
}

/** What the reader must know first: a broken seal, a returned log, a pending review. */
function DiveNotices({ dive, role }: { dive: Dive; role: LogRole }) {
  const { t } = useTranslator('logbook-dive')
  const { log, seal, waits } = dive
  if (waits)
    return (
      <div className={css.notice}>
        <WaitingNotice log={log} waits={waits} />
      </div>
    )
  if (seal === 'broken')
    return (
      <div className={css.notice}>
        <Banner icon={ShieldAlert} live="alert" tone="bad">
          <b>{t('logbook-dive.seal.broken')}</b>
          <p>{t('logbook-dive.seal.brokenText')}</p>
        </Banner>
      </div>
    )
  if (log.status === 'Resubmit')
    return (
      <div className={css.notice}>
        <Banner icon={Undo2} tone="buoy">
          <b>{t('logbook-dive.returned', { name: log.instructorName })}</b>
          <p dir="auto">{log.resubmitReason}</p>
        </Banner>
      </div>
    )
  if (log.status === 'Pending' && role === 'owner') return <Waiting dive={dive} />
  return null
}

function Waiting({ dive: { log } }: { dive: Dive }) {
  const { t, formatDay } = useTranslator('logbook-dive')
  const withdraw = useWithdraw()
  return (
    <div className={css.notice}>
      <Banner
        action={
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate(log)}>
            {t('logbook-dive.withdraw')}
          </Button>
        }
        icon={Hourglass}
        tone="warn"
      >
        <b>{t('logbook-dive.waiting', { name: log.instructorName })}</b>
        <p>{t('logbook-dive.waitingText', { date: log.submittedAt ? formatDay(log.submittedAt) : '' })}</p>
      </Banner>
    </div>
  )
}
