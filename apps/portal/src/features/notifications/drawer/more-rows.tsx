import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import css from './notification-drawer.module.css'
import { RowSkeletons } from './row-skeletons.tsx'
import { scrollerOf } from './scroller.ts'
import { useLoadMore } from './use-load-more.ts'

/** Loads older items before the user reaches the end. */
const AHEAD = '800px'

/** End marker of the loaded items: fetches more when it comes near. */
export function MoreRows({ next }: { next: string }) {
  const { t } = useTranslator('notifications-drawer')
  const end = useRef<HTMLDivElement>(null)
  const more = useLoadMore()
  const { load } = more
  useEffect(() => {
    if (!end.current) return
    const root = scrollerOf(end.current)
    const observer = new IntersectionObserver(
      // A slow page gets several entries at once; only the last one counts.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) load(next)
      },
      { root, rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [load, next])
  return (
    <div data-more={next} ref={end}>
      {more.isError ? (
        <div className={css.rest} role="alert">
          <p>{t('notifications-drawer.moreFailed')}</p>
          <Button kind="soft" onClick={() => load(next)} size="sm">
            {t('shell.error.retry')}
          </Button>
        </div>
      ) : (
        <RowSkeletons label={t('notifications-drawer.loadingMore')} rows={2} />
      )}
    </div>
  )
}
