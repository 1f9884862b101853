import type { UnitSystem } from '@fathom/domain/logbook'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOfTime } from '../../../shared/offline/as-of.tsx'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import type { Logbook, useLogbook } from '../device/logbook.queries.ts'
import { LogbookFailed } from '../device/logbook-failed.tsx'
import { numbersOf } from '../device/logbook-rules.ts'
import type { DeviceDive } from '../device/pending.ts'
import { useFirstNumber } from '../numbering/numbering.queries.ts'
import css from './list.module.css'
import { isByDate, isNarrowed, type ListView } from './list-view.ts'
import { StoringLine } from './logbook-totals.tsx'
import { byMonth } from './months.ts'
import { NoDives } from './no-dives.tsx'
import type { Selection } from './selection/use-selection.ts'
import { type Jump, WindowedDives } from './windowed-dives.tsx'

type LogbookState = ReturnType<typeof useLogbook>

type Props = {
  affiliateId: number
  logbook: LogbookState
  /** Of `logbook`, at first a moment later. */
  data: Logbook | undefined
  view: ListView
  /** The dives of the view, in its order. */
  shown: readonly DeviceDive[]
  jump: Jump | undefined
  selection: Pick<Selection, 'chosen' | 'select'>
  unit: UnitSystem | undefined
  onClear: () => void
}

/** The dives of one view, or why the list is empty. */
export function DiveList({ logbook, data, unit, ...rest }: Props) {
  if (!data && logbook.isError) return <LogbookFailed logbook={logbook} />
  if (!data || !unit) return <RowSkeletons />
  return (
    <div className={css.list}>
      <Freshness logbook={logbook} />
      <Dives {...rest} logbook={data} unit={unit} />
    </div>
  )
}

function Dives({
  affiliateId,
  logbook,
  view,
  shown,
  jump,
  selection,
  unit,
  onClear,
}: Omit<Props, 'logbook' | 'data' | 'unit'> & { logbook: Logbook; unit: UnitSystem }) {
  const { t } = useTranslator('logbook-list')
  const { dives, storing } = logbook
  const isByMonth = isByDate(view)
  const groups = useMemo(
    () => (isByMonth ? byMonth(shown) : [{ month: undefined, dives: shown }]),
    [shown, isByMonth],
  )
  const isPartial = storing !== undefined
  const first = useFirstNumber(affiliateId)
  // While older dives are missing, the numbers would be too low.
  const numbers = useMemo(
    () => numbersOf(isPartial || first === undefined ? [] : dives, first ?? 1),
    [dives, isPartial, first],
  )
  if (shown.length === 0 && !isPartial) return <NoDives onClear={onClear} view={view} />
  return (
    <>
      {storing && isNarrowed(view) && (
        <div className={css.storing}>
          <StoringLine {...storing} />
        </div>
      )}
      <p className={isNarrowed(view) ? css.found : 'visually-hidden'} role="status">
        {view.search
          ? t('logbook-list.search.found', { count: shown.length, search: view.search })
          : isNarrowed(view) &&
            t('logbook-list.filters.found', {
              dives: t('logbook-list.month.dives', { count: shown.length }),
            })}
      </p>
      {!isByMonth && <h2 className="visually-hidden">{t('logbook-list.dives')}</h2>}
      <WindowedDives
        chosen={selection.chosen}
        groups={groups}
        hasCounts={!isPartial}
        isByMonth={isByMonth}
        jump={jump}
        key={`${view.filter} ${view.sort}`}
        numbers={numbers}
        onSelect={selection.select}
        unit={unit}
      />
    </>
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

/** BO-02: as of when the dives are, if this device couldn't ask. */
function Freshness({ logbook }: { logbook: LogbookState }) {
  const { t } = useTranslator('logbook-list')
  const isOnline = useOnline()
  const wholeAt = logbook.data?.wholeAt
  if ((isOnline && !logbook.isRefetchError) || !wholeAt) return null
  return (
    <Banner
      action={
        isOnline && (
          <Button icon={RotateCcw} onClick={() => void logbook.refetch()}>
            {t('shell.error.retry')}
          </Button>
        )
      }
      icon={WifiOff}
      live="status"
      tone="warn"
    >
      <AsOfTime at={wholeAt} />
    </Banner>
  )
}
