import CircleAlert from 'lucide-react/icons/circle-alert'
import ImageUp from 'lucide-react/icons/image-up'
import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { CameraView } from '../../shared/ui/scan/camera-view.tsx'
import { type PictureProblem, readPicture } from '../../shared/ui/scan/read-picture.ts'
import type { ScanProblem } from '../../shared/ui/scan/use-camera-scan.ts'
import { FileButton } from '../../shared/ui/upload/file-button.tsx'
import css from './codes.module.css'
import { EXAMPLE, findCode } from './read-code.ts'

type Problem = ScanProblem | 'broken' | 'empty' | 'unreadable'

type Props = { onRead: (code: string) => void; onClose: () => void }

const OF_PICTURE = { broken: 'broken', none: 'empty', reader: 'reader' } as const satisfies Record<
  PictureProblem,
  Problem
>

/** Uses the camera, or a picture if there is none. */
export function ScanDialog({ onRead, onClose }: Props) {
  const { t } = useTranslator('codes')
  const [problem, setProblem] = useState<Problem>()
  const [hasCamera, setCamera] = useState(true)
  const words = {
    label: t('codes.scan.label'),
    hint: t('codes.scan.hint'),
    starting: t('codes.scan.starting'),
  }
  const giveUpCamera = (found: ScanProblem) => {
    setCamera(false)
    setProblem(found)
  }
  const take = (text: string): boolean => {
    const code = findCode(text)
    if (code === undefined) setProblem('unreadable')
    else onRead(code)
    return code !== undefined
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{t('codes.scan.close')}</Button>
          <PictureButton onProblem={(found) => setProblem(found && OF_PICTURE[found])} onRead={take} />
        </>
      }
      onClose={onClose}
      open={true}
      title={t('codes.scan.title')}
    >
      <div className={css.body}>
        {hasCamera && <CameraView onProblem={giveUpCamera} take={take} words={words} />}
        {problem && (
          <Banner icon={CircleAlert} live="alert" tone="warn">
            {problem === 'unreadable'
              ? t('codes.enter.unreadable', { example: EXAMPLE })
              : t(`codes.scan.${problem}`)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

type PictureButtonProps = {
  onRead: (text: string) => void
  onProblem: (problem: PictureProblem | undefined) => void
}

function PictureButton({ onRead, onProblem }: PictureButtonProps) {
  const { t } = useTranslator('codes')
  const [isBusy, setBusy] = useState(false)
  const read = async (file: File) => {
    setBusy(true)
    onProblem(undefined)
    const found = await readPicture(file)
    setBusy(false)
    if ('text' in found) onRead(found.text)
    else onProblem(found.problem)
  }
  return (
    <FileButton accept="image/*" busy={isBusy} icon={ImageUp} onFile={read}>
      {t('codes.scan.picture')}
    </FileButton>
  )
}
