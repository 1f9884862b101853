import type { UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { DiveList } from './dive-list.tsx'
import css from './list.module.css'
import { foundQuery } from './list.queries.ts'
import { MoreDives, StaleNotice } from './list-notices.tsx'
import { NoDives } from './no-dives.tsx'
import { useDiveLogs } from './use-dive-logs.ts'
import type { ListView } from './view/list-view.ts'

/** From this length on, off-screen cards skip layout. */
const LONG = 60

type Props = { view: ListView; unit: UnitSystem | undefined; total: number | undefined; onClear: () => void }

/** The dives of one view, or why the list is empty. */
export function ListBody({ view, unit, total, onClear }: Props) {
  const { t } = useTranslator('logbook-list')
  const list = useDiveLogs(view)
  const found = useQuery(foundQuery(useCalls(), view.search)).data?.[view.filter]
  if (!list.data && (list.isError || list.fetchStatus === 'paused'))
    return (
      <ErrorState
        onRetry={() => void list.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={list.isFetching}
        title={t('logbook-list.failed.title')}
      >
        {t('logbook-list.failed.text')}
      </ErrorState>
    )
  if (!list.data || !unit) return <RowSkeletons />
  const logs = list.data.pages.flatMap((page) => page.logs)
  if (logs.length === 0 && !list.hasNextPage) return <NoDives onClear={onClear} view={view} />
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={css.list}
      data-long={logs.length > LONG || undefined}
      data-old={list.isPlaceholderData || undefined}
    >
      <StaleNotice list={list} />
      <p className={view.search ? css.found : 'visually-hidden'} role="status">
        {view.search &&
          found !== undefined &&
          t('logbook-list.search.found', { count: found, search: view.search })}
      </p>
      <DiveList isAll={!list.hasNextPage} pages={list.data.pages} sort={view.sort} unit={unit} />
      <MoreDives
        list={list}
        left={((view.search ? found : total) ?? Number.POSITIVE_INFINITY) - logs.length}
      />
    </div>
  )
}

function RowSkeletons() {
  const { t } = useTranslator('logbook-list')
  return (
    <div className={css.skeletons}>
      <Loading label={t('logbook-list.loading')}>
        <Skeleton shape="title" />
        {[1, 2, 3, 4].map((key) => (
          <Skeleton height="6rem" key={key} shape="block" />
        ))}
      </Loading>
    </div>
  )
}
