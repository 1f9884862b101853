import type { DiveLog } from '@fathom/domain/logbook'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { usePhoto } from '../use-photo.ts'
import css from './photo-gallery.module.css'

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
