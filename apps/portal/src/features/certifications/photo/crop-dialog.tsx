import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { type Crop, MIDDLE, mostZoom, moved, shownPart, zoomed } from './crop.ts'
import css from './crop-dialog.module.css'

type Props = { picture: ImageBitmap | undefined; onClose: () => void; onUse: (photo: Blob) => void }

/** SC-02: the person crops and previews the photo before it is sent. */
export function CropDialog({ picture, onClose, onUse }: Props) {
  const { t } = useTranslator('certifications')
  const [crop, setCrop] = useState(MIDDLE)
  useEffect(() => setCrop(MIDDLE), [picture])
  return (
    <Dialog
      actions={
        <>
          <Button kind="primary" onClick={async () => picture && onUse(await cutOut(picture, crop))}>
            {t('certifications.photo.use')}
          </Button>
          <Button onClick={onClose}>{t('certifications.photo.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={picture !== undefined}
      title={t('certifications.photo.crop')}
    >
      {picture && <Frame crop={crop} onCrop={setCrop} picture={picture} />}
    </Dialog>
  )
}

type FrameProps = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void }

const STEP = 0.05

const KEYS: Readonly<Record<string, { across: number; down: number }>> = {
  ArrowLeft: { across: -STEP, down: 0 },
  ArrowRight: { across: STEP, down: 0 },
  ArrowUp: { across: 0, down: -STEP },
  ArrowDown: { across: 0, down: STEP },
}

function Frame({ picture, crop, onCrop }: FrameProps) {
  const { t } = useTranslator('certifications')
  const canvas = useRef<HTMLCanvasElement>(null)
  const zoomId = useId()
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop])
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onCrop(moved(picture, crop, { across: event.movementX / width, down: event.movementY / height }))
  }
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    onCrop(moved(picture, crop, by))
  }
  return (
    <div className={css.frame}>
      <button
        aria-label={t('certifications.photo.move')}
        className={css.picture}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        type="button"
      >
        <canvas height={500} ref={canvas} width={400} />
      </button>
      <label className={css.zoom} htmlFor={zoomId}>
        {t('certifications.photo.zoom')}
        <input
          id={zoomId}
          max={mostZoom(picture)}
          min={1}
          onChange={(event) => onCrop(zoomed(picture, crop, event.target.valueAsNumber))}
          step={0.05}
          type="range"
          value={crop.zoom}
        />
      </label>
    </div>
  )
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop): void {
  const { left, top, width, height } = shownPart(picture, crop)
  canvas?.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

const WIDTH = 800
const HEIGHT = 1000
const QUALITY = 0.92

/** The cropped part as a new JPEG: small, upright, and without the metadata of the original file. */
async function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const part = shownPart(picture, crop)
  canvas.width = Math.min(WIDTH, Math.round(part.width))
  canvas.height = Math.min(HEIGHT, Math.round(part.height))
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error('nothing was drawn'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
