import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { CameraView } from '../../shared/ui/scan/camera-view.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { judgementQuery, trustQuery } from './trust.queries.ts'

type Props = { onHolder: (name: string) => void; onClose: () => void }

/** Reads a card with the camera, checks its signature, and gives the name of its holder. */
export function HolderScan({ onHolder, onClose }: Props) {
  const { t } = useTranslator('trust', 'training-center')
  const calls = useCalls()
  const [code, setCode] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const trust = useQuery(trustQuery(calls))
  const read = code === undefined ? undefined : { code }
  const { data } = useQuery(judgementQuery(calls, { read, trust: trust.data, readAt: trust.dataUpdatedAt }))
  const statement = code === undefined ? undefined : data?.judgement.statement
  const holder = statement?.subject.kind === 'card' ? statement.subject.holder : undefined
  const tell = useEffectEvent(onHolder)
  useEffect(() => {
    if (holder) tell(holder)
  }, [holder])
  const isNoCard = hasFailed || (code !== undefined && data !== undefined && holder === undefined)
  const words = {
    label: t('trust.camera.label'),
    hint: t('trust.camera.hint'),
    starting: t('trust.camera.starting'),
  }
  return (
    <Card>
      {isNoCard ? (
        <Banner icon={CircleAlert} live="status" tone="warn">
          {t('training-center.counter.noCard')}
        </Banner>
      ) : (
        <CameraView
          onProblem={() => setHasFailed(true)}
          take={(text) => {
            setCode(text)
            return true
          }}
          words={words}
        />
      )}
      <Button block={true} icon={X} onClick={onClose} size="lg">
        {t('trust.camera.stop')}
      </Button>
    </Card>
  )
}
