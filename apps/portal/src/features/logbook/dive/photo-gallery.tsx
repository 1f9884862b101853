import type { DiveLog } from '@fathom/domain/logbook'
import { useQueryClient } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { useSwipe } from '../../../shared/ui/overlay/swipe.ts'
import { useBackCloses } from '../../../shared/ui/overlay/use-back-closes.ts'
import { useModal } from '../../../shared/ui/overlay/use-modal.ts'
import { nextIndex } from '../../../shared/ui/roving-focus.ts'
import { photoQuery } from '../photos.queries.ts'
import css from './photo-gallery.module.css'
import { WholePhoto } from './whole-photo.tsx'

type Props = {
  log: DiveLog
  /** The index of the open photo; undefined when none is open. */
  at: number | undefined
  onMove: (at: number) => void
  onClose: () => void
}

/** Shows one photo at a time in full screen; navigable by swipe (CO-05), keys and buttons. */
export function PhotoViewer({ log, at, onMove, onClose }: Props) {
  const { t, direction } = useTranslator('logbook-dive')
  const modal = useModal(at !== undefined, onClose)
  useBackCloses(at !== undefined, onClose)
  const count = log.photos.length
  const step = (by: 1 | -1) => at !== undefined && onMove((at + by + count) % count)
  const forward = useSwipe('start', () => step(1))
  const backward = useSwipe('end', () => step(-1))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at ?? 0, count, 'inline', direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
  }
  usePrefetch(log, at)
  return (
    <dialog
      {...modal}
      aria-label={t('logbook-dive.photos.title')}
      className={css.viewer}
      onKeyDown={onKeyDown}
    >
      {at !== undefined && (
        <>
          <div className={css.bar}>
            <p aria-live="polite">{t('logbook-dive.photos.place', { number: at + 1, count })}</p>
            <IconButton
              data-first-focus={true}
              icon={X}
              label={t('logbook-dive.photos.close')}
              onClick={onClose}
            />
          </div>
          <div
            className={css.stage}
            onPointerDown={(event) => {
              forward.onPointerDown(event)
              backward.onPointerDown(event)
            }}
            onPointerUp={(event) => {
              forward.onPointerUp(event)
              backward.onPointerUp(event)
            }}
          >
            <WholePhoto at={at} key={log.photos[at]?.id} log={log} />
          </div>
          {count > 1 && (
            <div className={css.steps}>
              <IconButton
                flip={true}
                icon={ChevronLeft}
                label={t('logbook-dive.photos.before')}
                onClick={() => step(-1)}
              />
              <IconButton
                flip={true}
                icon={ChevronRight}
                label={t('logbook-dive.photos.after')}
                onClick={() => step(1)}
              />
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

/** Prefetches the neighboring photos. */
function usePrefetch(log: DiveLog, at: number | undefined) {
  const calls = useCalls()
  const client = useQueryClient()
  useEffect(() => {
    if (at === undefined) return
    for (const photo of [log.photos[at + 1], log.photos[at - 1]])
      if (photo) void client.prefetchQuery(photoQuery(calls, log, photo, 'whole'))
  }, [calls, client, log, at])
}
