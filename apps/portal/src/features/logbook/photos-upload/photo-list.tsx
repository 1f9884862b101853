import type { PhotoWire } from '@fathom/contract/logbook'
import { TEXT_LIMITS } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import GripVertical from 'lucide-react/icons/grip-vertical'
import ImageOff from 'lucide-react/icons/image-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { useForm } from '../form/state/form-context.ts'
import { stepOf } from './photo-order.ts'
import css from './photos.module.css'
import { thumbnailQuery } from './photos.queries.ts'
import type { Photos } from './use-photos.ts'

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

type Props = {
  photo: PhotoWire
  photos: Photos
  place: { at: number; count: number }
  isDragged: boolean
  isLocked: boolean
  handle: Partial<ComponentProps<'button'>>
}

function PhotoItem({ photo, photos, place, isDragged, isLocked, handle }: Props) {
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

/** Fetched with the bearer token, so the image uses an object URL. The caption sits beside it. */
function Thumbnail({ photo }: { photo: PhotoWire }) {
  const logId = useForm().log?.id ?? ''
  const { data, isError } = useQuery(thumbnailQuery(useCalls(), logId, photo.id))
  const url = useObjectUrl(data)
  if (url) return <img alt="" className={css.thumbnail} src={url} />
  return isError ? (
    <Tile icon={ImageOff} tone="plain" />
  ) : (
    <Skeleton height="4rem" shape="block" width="4rem" />
  )
}

type Ports = {
  count: number
  onMove: (id: string, to: number) => void
  /** The order is final: called once after a drag and once after each key. */
  onEnd: () => void
}

/** Reordering by pointer, touch or arrow keys, using a handle in each list item. */
function useDragOrder({ count, onMove, onEnd }: Ports) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const over = (event: PointerEvent) => {
    const items = [...(list.current?.children ?? [])]
    return items.findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      return (
        event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
      )
    })
  }
  const end = () => {
    if (dragged === undefined) return
    setDragged(undefined)
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent, at: number, id: string) => {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (step === 0) return
    event.preventDefault()
    if (at + step >= 0 && at + step < count) onMove(id, at + step)
  }
  return {
    list,
    dragged,
    handle: (at: number, id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault()
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(id)
      },
      onPointerMove(event: PointerEvent) {
        if (dragged !== id) return
        const to = over(event)
        if (to >= 0 && to !== at) onMove(id, to)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at, id),
      onKeyUp: (event: KeyboardEvent) => event.key.startsWith('Arrow') && onEnd(),
    }),
  }
}
