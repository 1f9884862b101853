import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useForm } from '../../form/state/form-context.ts'
import css from '../photos.module.css'
import type { Photos } from '../use-photos.ts'
import { PhotoItem } from './photo-item.tsx'
import { useDragOrder } from './use-drag-order.ts'

/** The photos in the diver's order: drag by the handle, or use its arrow keys. */
export function PhotoList({ photos }: { photos: Photos }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { isLocked } = useForm()
  const [said, say] = useState('')
  const all = photos.photos
  const order = useDragOrder({
    count: all.length,
    onMove: (id, to) => {
      photos.move(id, to)
      say(t('logbook-form.photos.moved', { place: to + 1, count: all.length }))
    },
    onEnd: () => void photos.saveOrder(),
  })
  if (all.length === 0) return null
  return (
    <>
      <ol aria-label={t('logbook.section.photos')} className={css.photos} ref={order.list}>
        {all.map((photo, at) => (
          <PhotoItem
            handle={order.handle(at, photo.id)}
            isDragged={order.dragged === photo.id}
            isLocked={isLocked}
            key={photo.id}
            photo={photo}
            photos={photos}
            place={{ at, count: all.length }}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
