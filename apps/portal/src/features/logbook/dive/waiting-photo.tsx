import type { DiveLog } from '@fathom/domain/logbook'
import ImageOff from 'lucide-react/icons/image-off'
import { useEffect, useState } from 'react'
import { mayBePending } from '../../../shared/offline/pending-marks.ts'
import { onStoreChange } from '../../../shared/offline/store-changes.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import type { StoredFile } from '../../../shared/upload/queue.ts'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'
import css from './photo-gallery.module.css'
import { WaitingBadge } from './status-badge.tsx'

/** BO-03: the photos of an own dive that only this device has. */
export function useWaitingPhotos({ id, affiliateId }: DiveLog): readonly StoredFile[] {
  const [photos, setPhotos] = useState<readonly StoredFile[]>([])
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const all = mayBePending('dive-photos.waiting') ? await devicePhotos.list() : []
      if (!isOver) setPhotos(all.filter((photo) => photo.of === id && photo.affiliateId === affiliateId))
    }
    void read()
    const end = onStoreChange((store) => {
      if (store === 'dive-photos') void read()
    })
    return () => {
      isOver = true
      end()
    }
  }, [id, affiliateId])
  return photos
}

export function WaitingPhoto({ photo: { file, name } }: { photo: StoredFile }) {
  const url = useObjectUrl(file)
  const [isBroken, setBroken] = useState(false)
  return (
    <figure className={css.waiting}>
      {url && !isBroken && <img alt={name} onError={() => setBroken(true)} src={url} />}
      {isBroken && <Icon of={ImageOff} size="lg" />}
      <figcaption>
        <WaitingBadge waits="upload" />
      </figcaption>
    </figure>
  )
}
