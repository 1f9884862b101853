import type { PhotoWire } from '@fathom/contract/logbook'
import { TEXT_LIMITS } from '@fathom/domain/logbook'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { useForm } from '../../form/state/form-context.ts'
import css from '../photos.module.css'
import type { Photos } from '../use-photos.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  photo: PhotoWire
  photos: Photos
  place: { at: number; count: number }
  isDragged: boolean
  isLocked: boolean
  handle: Partial<ComponentProps<'button'>>
}

export function PhotoItem({ photo, photos, place, isDragged, isLocked, handle }: Props) {
  const { t } = useTranslator('logbook-form')
  const number = place.at + 1
  return (
    <li className={css.photo} data-dragged={isDragged || undefined}>
      <Thumbnail photo={photo} />
      <Caption number={number} photo={photo} photos={photos} />
      {!isLocked && (
        <div className={css.tools}>
          {place.count > 1 && (
            <span className={css.grip}>
              <IconButton
                {...handle}
                icon={GripVertical}
                label={t('logbook-form.photos.move', { number, count: place.count })}
              />
            </span>
          )}
          <IconButton
            icon={Trash2}
            label={t('logbook-form.photos.remove', { number })}
            onClick={() => void photos.remove(photo.id)}
          />
        </div>
      )}
    </li>
  )
}

/** Saves on blur, and only if the text changed. */
function Caption({ photo, photos, number }: { photo: PhotoWire; photos: Photos; number: number }) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const [typed, setTyped] = useState<string>()
  const save = () => {
    const caption = typed?.trim()
    setTyped(undefined)
    if (caption !== undefined && caption !== photo.caption) void photos.caption(photo.id, caption)
  }
  return (
    <TextInput
      aria-label={t('logbook-form.photos.caption', { number })}
      autoComplete="off"
      dir="auto"
      disabled={isLocked}
      maxLength={TEXT_LIMITS.caption}
      onBlur={save}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        save()
      }}
      placeholder={t('logbook-form.photos.captionHint')}
      value={typed ?? photo.caption}
    />
  )
}
