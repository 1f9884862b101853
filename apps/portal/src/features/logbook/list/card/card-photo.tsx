import type { DiveLog, Photo } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { usePhoto } from '../../gallery/use-photo.ts'
import css from './card.module.css'

/** Thumbnail of the first photo of a dive. */
export function CardPhoto({ log, photo }: { log: DiveLog; photo: Photo }) {
  const { t, formatNumber } = useTranslator('logbook-list')
  const { url } = usePhoto(log, photo, 'thumb')
  const count = log.photos.length
  return (
    <span className={css.photo}>
      {url && <img alt="" src={url} />}
      {count > 1 && <span aria-hidden="true">{formatNumber(count)}</span>}
      <span className="visually-hidden">{t('logbook-list.card.photos', { count })}</span>
    </span>
  )
}
