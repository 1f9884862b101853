import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './list.module.css'
import { sizeAfter } from './list.queries.ts'
import type { useDiveLogs } from './use-dive-logs.ts'

type List = ReturnType<typeof useDiveLogs>

/** Data may be outdated: shows its age and that nothing is lost. */
export function StaleNotice({ list }: { list: List }) {
  const { t, formatTime } = useTranslator('logbook-list')
  if (!list.isRefetchError) return null
  return (
    <Banner
      action={
        <Button icon={RotateCcw} onClick={() => void list.refetch()}>
          {t('shell.error.retry')}
        </Button>
      }
      icon={WifiOff}
      live="status"
      tone="warn"
    >
      {t('logbook-list.stale', { time: formatTime(new Date(list.dataUpdatedAt)) })}
    </Banner>
  )
}

/** Shows how many dives load next: a page, or the remainder. */
export function MoreDives({ list, left }: { list: List; left: number }) {
  const { t } = useTranslator('logbook-list')
  if (!list.hasNextPage) return null
  const count = Math.min(sizeAfter(list.data?.pages.length ?? 0), Math.max(1, left))
  return (
    <div className={css.more}>
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <p role="alert">{t('logbook-list.moreFailed')}</p>
      )}
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('logbook-list.more', { count })}
      </Button>
    </div>
  )
}
