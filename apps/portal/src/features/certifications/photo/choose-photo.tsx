import type { CardPhotoWire, CardUploadWire } from '@fathom/contract/certifications'
import { CARD_PHOTO_BYTES, type CardPhotoProblem } from '@fathom/domain/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Camera from 'lucide-react/icons/camera'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import css from '../certifications.module.css'
import { CARDS_KEY } from '../certifications.queries.ts'
import { CropDialog } from './crop-dialog.tsx'
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
