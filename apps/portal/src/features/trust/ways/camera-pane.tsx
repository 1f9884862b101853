import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { CameraView } from '../../../shared/ui/scan/camera-view.tsx'
import type { ScanProblem } from '../../../shared/ui/scan/use-camera-scan.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

type Props = {
  onRead: (text: string) => void
  onProblem: (problem: ScanProblem) => void
  onStop: () => void
}

export function CameraPane({ onRead, onProblem, onStop }: Props) {
  const { t } = useTranslator('trust')
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => stop.current?.focus(), [])
  const take = (text: string) => {
    onRead(text)
    return true
  }
  const words = {
    label: t('trust.camera.label'),
    hint: t('trust.camera.hint'),
    starting: t('trust.camera.starting'),
  }
  return (
    <>
      <PageHeader title={t('trust.title')} />
      <CameraView onProblem={onProblem} take={take} words={words} />
      <Button block={true} icon={X} onClick={onStop} ref={stop} size="lg">
        {t('trust.camera.stop')}
      </Button>
    </>
  )
}
