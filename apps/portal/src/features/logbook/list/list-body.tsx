import type { UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { DiveList } from './dive-list.tsx'
import css from './list.module.css'
import { foundQuery, sizeAfter } from './list.queries.ts'
import { NoDives } from './no-dives.tsx'
import { useDiveLogs } from './use-dive-logs.ts'
import type { ListView } from './view/list-view.ts'

/** From here on what is out of sight is not laid out. */
const LONG = 60

type Props = { view: ListView; unit: UnitSystem | undefined; total: number | undefined; onClear: () => void }

/** The dives of one view, or why there are none to see. */
export function ListBody({ view, unit, total, onClear }: Props) {
  const { t, formatTime } = useTranslator('logbook-list')
  const list = useDiveLogs(view)
  const found = useQuery(foundQuery(useCalls(), view))
  const isUnreachable = list.isError || list.fetchStatus === 'paused'
  const retry = () => void list.refetch()
  if (!list.data && isUnreachable)
    return (
      <ErrorState
        onRetry={retry}
        retryLabel={t('shell.error.retry')}
        retrying={list.isFetching}
        title={t('logbook-list.failed.title')}
      >
        {t('logbook-list.failed.text')}
      </ErrorState>
    )
  if (!list.data || !unit) return <Bones />
  const logs = list.data.pages.flatMap((page) => page.logs)
  if (logs.length === 0 && !list.hasNextPage) return <NoDives onClear={onClear} view={view} />
  const all = view.search ? found.data : total
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={css.list}
      data-long={logs.length > LONG || undefined}
      data-old={list.isPlaceholderData || undefined}
    >
      {list.isRefetchError && (
        <Banner
          action={
            <Button icon={RotateCcw} onClick={retry}>
              {t('shell.error.retry')}
            </Button>
          }
          icon={WifiOff}
          live="status"
          tone="warn"
        >
          {t('logbook-list.stale', { time: formatTime(new Date(list.dataUpdatedAt)) })}
        </Banner>
      )}
      <p className={view.search ? css.found : 'visually-hidden'} role="status">
        {view.search &&
          found.data !== undefined &&
          t('logbook-list.search.found', { count: found.data, search: view.search })}
      </p>
      <DiveList isAll={!list.hasNextPage} logs={logs} sort={view.sort} unit={unit} />
      {list.hasNextPage && (
        <More
          busy={list.isFetchingNextPage}
          count={Math.min(
            sizeAfter(list.data.pages.length),
            Math.max(1, (all ?? Number.MAX_SAFE_INTEGER) - logs.length),
          )}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}

function More({
  count,
  busy,
  failed,
  onMore,
}: {
  count: number
  busy: boolean
  failed: boolean
  onMore: () => void
}) {
  const { t } = useTranslator('logbook-list')
  return (
    <div className={css.more}>
      {failed && !busy && <p role="alert">{t('logbook-list.moreFailed')}</p>}
      <Button busy={busy} onClick={onMore}>
        {t('logbook-list.more', { count })}
      </Button>
    </div>
  )
}

function Bones() {
  const { t } = useTranslator('logbook-list')
  return (
    <div className={css.bones}>
      <Loading label={t('logbook-list.loading')}>
        <Skeleton shape="title" />
        {[1, 2, 3, 4].map((key) => (
          <Skeleton height="6rem" key={key} shape="block" />
        ))}
      </Loading>
    </div>
  )
}
