import { CARD_PHOTO_BYTES, type CardPhotoProblem } from '@fathom/domain/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Camera from 'lucide-react/icons/camera'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from '../certifications.module.css'
import { CARDS_KEY } from '../certifications.queries.ts'
import { CropDialog } from './crop-dialog.tsx'
import { problemOf, readPicture } from './read-picture.ts'
import { sendCardPhoto } from './send-card-photo.ts'

/** A file or the camera, then the frame, then on its way in pieces. */
export function ChoosePhoto({ affiliateId, hasOne }: { affiliateId: number; hasOne: boolean }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<CardPhotoProblem | 'lost'>()
  const send = useSend(affiliateId, setProblem)
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // So that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
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
      <div className={css.deeds}>
        <FileButton icon={Upload} onChange={take}>
          {t(hasOne ? 'certifications.photo.another' : 'certifications.photo.choose')}
        </FileButton>
        <FileButton capture icon={Camera} onChange={take}>
          {t('certifications.photo.camera')}
        </FileButton>
      </div>
      <CropDialog onClose={() => setPicture(undefined)} onUse={use} picture={picture} />
    </>
  )
}

type FileButtonProps = {
  icon: typeof Camera
  capture?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  children: string
}

/** The button opens the file input, which nobody sees. */
function FileButton({ icon, capture, onChange, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        accept="image/jpeg,image/png"
        aria-label={children}
        className={css.hidden}
        onChange={onChange}
        ref={input}
        tabIndex={-1}
        type="file"
        {...(capture && { capture: 'user' as const })}
      />
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
