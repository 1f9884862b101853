import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { CameraView } from '../../../shared/ui/scan/camera-view.tsx'
import type { PictureProblem } from '../../../shared/ui/scan/read-picture.ts'
import type { ScanProblem } from '../../../shared/ui/scan/use-camera-scan.ts'
import css from '../deeds/deeds.module.css'
import { PictureButton } from './picture-button.tsx'

type Problem = ScanProblem | 'broken' | 'empty'
type Props = { onRead: (text: string) => void; onClose: () => void }

const OF_PICTURE = { broken: 'broken', none: 'empty', reader: 'reader' } as const satisfies Record<
  PictureProblem,
  Problem
>

/** The camera, or a picture where there is none. */
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
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{t('codes.scan.close')}</Button>
          <PictureButton onProblem={(found) => setProblem(found && OF_PICTURE[found])} onRead={onRead} />
        </>
      }
      onClose={onClose}
      open={true}
      title={t('codes.scan.title')}
    >
      <div className={css.body}>
        {hasCamera && <CameraView onProblem={giveUpCamera} onRead={onRead} words={words} />}
        {problem && (
          <Banner icon={CircleAlert} live="alert" tone="warn">
            {t(`codes.scan.${problem}`)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
