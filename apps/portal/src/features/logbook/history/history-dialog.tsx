import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import css from './history.module.css'
import { historyQuery } from './history.queries.ts'
import { HistoryEntry } from './history-entry.tsx'

type Props = { log: DiveLog; unit: UnitSystem; open: boolean; onClose: () => void }

export function HistoryDialog({ log, unit, open, onClose }: Props) {
  const { t } = useTranslator('logbook-dive')
  return (
    <Drawer
      closeLabel={t('logbook-dive.history.close')}
      onClose={onClose}
      open={open}
      title={t('logbook-dive.history.title')}
    >
      <Suspense fallback={<RowSkeletons />}>
        <Entries log={log} unit={unit} />
      </Suspense>
    </Drawer>
  )
}

function Entries({ log, unit }: Pick<Props, 'log' | 'unit'>) {
  const { t } = useTranslator('logbook-dive')
  const history = useQuery(historyQuery(useCalls(), log))
  if (history.data)
    return (
      <ol className={css.list}>
        {history.data.map((change, at) => (
          <HistoryEntry change={change} key={`${change.timestamp} ${at}`} unit={unit} />
        ))}
      </ol>
    )
  if (history.isError || history.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void history.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={history.isFetching}
        title={t('logbook-dive.history.failed')}
      />
    )
  return <RowSkeletons />
}

function RowSkeletons() {
  const { t } = useTranslator('logbook-dive')
  return (
    <Loading label={t('logbook-dive.history.loading')}>
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton />
    </Loading>
  )
}
