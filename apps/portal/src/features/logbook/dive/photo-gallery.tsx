import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { usePaging } from '../../../shared/ui/overlay/swipe.ts'
import { useBackCloses } from '../../../shared/ui/overlay/use-back-closes.ts'
import { useModal } from '../../../shared/ui/overlay/use-modal.ts'
import { nextIndex } from '../../../shared/ui/roving-focus.ts'
import { useOnline } from '../../../shared/use-online.ts'
import { photoQuery, usePhoto } from '../use-photo.ts'
import css from './photo-gallery.module.css'
import { useWaitingPhotos, WaitingPhoto } from './waiting-photo.tsx'

type GalleryProps = { log: DiveLog; add?: ReactNode }

/** The photos of a dive; each opens at full size. Without photos it only offers to add some. */
export function PhotoGallery({ log, add }: GalleryProps) {
  const { t } = useTranslator('logbook-dive')
  const titleId = useId()
  const [open, setOpen] = useState<number>()
  const isMissing = useIsMissing(log)
  const waiting = useWaitingPhotos(log)
  if (log.photos.length + waiting.length === 0) return add ? <div className={css.none}>{add}</div> : null
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <header className={css.header}>
        <h2 id={titleId}>{t('logbook-dive.photos.title')}</h2>
        {add}
      </header>
      <ul className={css.grid}>
        {log.photos.map((photo, at) => (
          <li className={css.cell} key={photo.id}>
            <Thumb at={at} log={log} onOpen={() => setOpen(at)} photo={photo} />
          </li>
        ))}
        {waiting.map((photo) => (
          <li className={css.cell} key={photo.id}>
            <WaitingPhoto photo={photo} />
          </li>
        ))}
      </ul>
      {isMissing && <p className={css.line}>{t('logbook-dive.photos.offline')}</p>}
      <PhotoViewer at={open} log={log} onClose={() => setOpen(undefined)} onMove={setOpen} />
    </section>
  )
}

/** Whether a photo isn't on this device, and can't be fetched now. */
function useIsMissing(log: DiveLog): boolean {
  const calls = useCalls()
  const enabled = !useOnline()
  return useQueries({
    queries: log.photos.map((photo) => ({ ...photoQuery(calls, log, photo, 'thumb'), enabled })),
    combine: (thumbs) => enabled && thumbs.some(({ isError, data }) => isError && !data),
  })
}

function Thumb({ log, photo, at, onOpen }: { log: DiveLog; photo: Photo; at: number; onOpen: () => void }) {
  const { t } = useTranslator('logbook-dive')
  // The first photo is shown large.
  const { url, isError } = usePhoto(log, photo, at === 0 ? 'whole' : 'thumb')
  const label = t('logbook-dive.photos.open', {
    number: at + 1,
    caption: photo.caption,
    hasCaption: photo.caption ? 'yes' : 'no',
  })
  return (
    <button aria-label={label} className={css.thumb} onClick={onOpen} type="button">
      {url && <img alt="" src={url} />}
      {!url && isError && <Icon of={ImageOff} size="lg" />}
    </button>
  )
}

type ViewerProps = {
  log: DiveLog
  /** The index of the open photo; undefined when none is open. */
  at: number | undefined
  onMove: (at: number) => void
  onClose: () => void
}

/** Shows one photo at a time in full screen; navigable by swipe (CO-05), keys and buttons. */
function PhotoViewer({ log, at, onMove, onClose }: ViewerProps) {
  const { t, direction } = useTranslator('logbook-dive')
  const modal = useModal(at !== undefined, onClose)
  useBackCloses(at !== undefined, onClose)
  const count = log.photos.length
  const step = (by: 1 | -1) => at !== undefined && onMove((at + by + count) % count)
  const paging = usePaging(step)
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
          <div className={css.stage} {...paging}>
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

export function WholePhoto({ log, at }: { log: DiveLog; at: number }) {
  const { t } = useTranslator('logbook', 'logbook-dive')
  const photo = log.photos[at] ?? { id: '', caption: '', width: 4, height: 3 }
  const { url, ...photoFile } = usePhoto(log, photo, 'whole')
  const alt = photo.caption || t('logbook-dive.photos.alt', { number: at + 1, title: log.title })
  return (
    <figure className={css.whole}>
      {url && <img alt={alt} draggable={false} height={photo.height} src={url} width={photo.width} />}
      {!url && photoFile.isError && <NoPhoto {...photoFile} />}
      {photo.caption && (
        <figcaption dir="auto" aria-hidden={url ? true : undefined}>
          {photo.caption}
        </figcaption>
      )}
    </figure>
  )
}

/** A file that differs from the verified one is reported as altered; every other failure can be retried. */
function NoPhoto({ isAltered, retry }: { isAltered: boolean; retry: () => void }) {
  const { t } = useTranslator('logbook')
  if (isAltered) return <p role="alert">{t('logbook.photoProblem.photo-not-as-verified')}</p>
  return (
    <Button icon={RotateCcw} kind="bright" onClick={retry}>
      {t('shell.error.retry')}
    </Button>
  )
}
