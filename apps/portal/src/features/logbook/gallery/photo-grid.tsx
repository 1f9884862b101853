import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { type ReactNode, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './gallery.module.css'
import { PhotoViewer } from './photo-viewer.tsx'
import { usePhoto } from './use-photo.ts'

type Props = { log: DiveLog; add?: ReactNode }

/** The photos of a dive; each opens at full size. Without photos it only offers to add some. */
export function PhotoGrid({ log, add }: Props) {
  const { t } = useTranslator('logbook-dive')
  const titleId = useId()
  const [open, setOpen] = useState<number>()
  if (log.photos.length === 0) return add ? <div className={css.none}>{add}</div> : null
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <header className={css.head}>
        <h2 id={titleId}>{t('logbook-dive.photos.title')}</h2>
        {add}
      </header>
      <ul className={css.grid}>
        {log.photos.map((photo, at) => (
          <li className={css.cell} key={photo.id}>
            <Thumb at={at} log={log} onOpen={() => setOpen(at)} photo={photo} />
          </li>
        ))}
      </ul>
      <PhotoViewer at={open} log={log} onClose={() => setOpen(undefined)} onMove={setOpen} />
    </section>
  )
}

function Thumb({ log, photo, at, onOpen }: { log: DiveLog; photo: Photo; at: number; onOpen: () => void }) {
  const { t } = useTranslator('logbook-dive')
  // The first photo is shown large.
  const { url } = usePhoto(log, photo, at === 0 ? 'whole' : 'thumb')
  const label = t('logbook-dive.photos.open', {
    number: at + 1,
    caption: photo.caption,
    hasCaption: photo.caption ? 'yes' : 'no',
  })
  return (
    <button aria-label={label} className={css.thumb} onClick={onOpen} type="button">
      {url && <img alt="" src={url} />}
    </button>
  )
}
