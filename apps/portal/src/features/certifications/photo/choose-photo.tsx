import type { CardPhotoWire, CardUploadWire } from '@fathom/contract/certifications'
import { CARD_PHOTO_BYTES, type CardPhotoProblem } from '@fathom/domain/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Camera from 'lucide-react/icons/camera'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Upload from 'lucide-react/icons/upload'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import css from '../certifications.module.css'
import { CARDS_KEY } from '../certifications.queries.ts'
import { type Crop, MIDDLE, mostZoom, moved, shownPart, zoomed } from './crop.ts'
import { problemOf, readPicture } from './read-picture.ts'

const KINDS = 'image/jpeg,image/png'

/** Pick a file or take a photo, crop it, then upload it in chunks. */
export function ChoosePhoto({ affiliateId, hasOne }: { affiliateId: number; hasOne: boolean }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<CardPhotoProblem | 'lost'>()
  const send = useSend(affiliateId, setProblem)
  const take = async (file: File) => {
    setProblem(undefined)
    const read = await readPicture(file, CARD_PHOTO_BYTES)
    if (typeof read === 'string') setProblem(read)
    else setPicture(read)
  }
  const use = (photo: Blob) => {
    setPicture(undefined)
    send.mutate(photo)
  }
  return (
    <>
      {problem && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {problem === 'lost'
            ? t('certifications.photo.lost')
            : t(`certifications-cards.photoProblem.${problem}`)}
        </Banner>
      )}
      {send.isPending && <ProgressBar label={t('certifications.photo.sending')} value={send.progress} />}
      <div className={css.actions}>
        <FileButton accept={KINDS} icon={Upload} onFile={take}>
          {t(hasOne ? 'certifications.photo.another' : 'certifications.photo.choose')}
        </FileButton>
        <FileButton accept={KINDS} capture="user" icon={Camera} onFile={take}>
          {t('certifications.photo.camera')}
        </FileButton>
      </div>
      <CropDialog onClose={() => setPicture(undefined)} onUse={use} picture={picture} />
    </>
  )
}

function useSend(affiliateId: number, onProblem: (problem: CardPhotoProblem | 'lost') => void) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications')
  const [progress, setProgress] = useState(0)
  const send = useMutation({
    mutationFn: (photo: Blob) => sendCardPhoto(calls, photo, (sent) => setProgress(sent / photo.size)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [...CARDS_KEY, 'photos', affiliateId] })
      showToast({ text: t('certifications.photo.sent') })
    },
    onError: (cause) => onProblem(cause instanceof CallFailed ? problemOf(cause.problem) : 'lost'),
  })
  return { ...send, progress }
}

const UPLOADS = 'certifications/photos/uploads'

/** CO-06: in chunks that resume after an interruption. */
function sendCardPhoto(
  { http }: Pick<Calls, 'http'>,
  file: Blob,
  onProgress: (sent: number) => void,
): Promise<CardPhotoWire> {
  const { signal } = new AbortController()
  return sendInPieces<CardPhotoWire>(
    {
      begin: (id, size) => http.post<CardUploadWire>('pro', UPLOADS, { body: { id, size }, signal }),
      put: (id, offset, chunk) =>
        http.put<CardUploadWire>('pro', `${UPLOADS}/{id}`, {
          params: { id },
          query: { offset },
          body: chunk,
          signal,
        }),
      complete: (id) =>
        http.post<CardPhotoWire>('pro', `${UPLOADS}/{id}/complete`, { params: { id }, signal }),
    },
    { id: newId(), file, signal, onProgress },
  )
}

type Props = { picture: ImageBitmap | undefined; onClose: () => void; onUse: (photo: Blob) => void }

/** SC-02: the person crops and previews the photo before it is sent. */
function CropDialog({ picture, onClose, onUse }: Props) {
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
      {picture && <CropArea crop={crop} onCrop={setCrop} picture={picture} />}
    </Dialog>
  )
}

type CropAreaProps = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void }

const STEP = 0.05

const KEYS: Readonly<Record<string, { across: number; down: number }>> = {
  ArrowLeft: { across: -STEP, down: 0 },
  ArrowRight: { across: STEP, down: 0 },
  ArrowUp: { across: 0, down: -STEP },
  ArrowDown: { across: 0, down: STEP },
}

function CropArea({ picture, crop, onCrop }: CropAreaProps) {
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
