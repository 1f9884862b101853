import CameraOff from 'lucide-react/icons/camera-off'
import FileX from 'lucide-react/icons/file-x'
import ImageOff from 'lucide-react/icons/image-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { WayProblem } from './way-problem.ts'

const ICON = { camera: CameraOff, picture: ImageOff, file: FileX } as const

type Props = { problem: WayProblem; onRetry: () => void }

/** Says what failed, and what works instead. */
export function ProblemBanner({ problem: { way, problem }, onRetry }: Props) {
  const { t } = useTranslator('trust')
  const key = problem === 'reader' ? 'reader.failed' : (`${way}.${problem}` as KeyOfProblem)
  const mayHelp = way === 'camera' && problem !== 'none'
  return (
    <Banner
      action={
        mayHelp && (
          <Button onClick={onRetry} size="sm">
            {t('trust.camera.retry')}
          </Button>
        )
      }
      icon={ICON[way]}
      live="alert"
      tone="warn"
    >
      <strong>{t(`trust.${key}`)}</strong>
      <p>{t(`trust.${key}Text`)}</p>
    </Banner>
  )
}

type KeyOfProblem =
  | 'camera.none'
  | 'camera.refused'
  | 'camera.failed'
  | 'picture.none'
  | 'picture.broken'
  | 'file.broken'
