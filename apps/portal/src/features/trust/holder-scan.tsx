import { useQuery } from '@tanstack/react-query'
import CameraOff from 'lucide-react/icons/camera-off'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { CameraView } from '../../shared/ui/scan/camera-view.tsx'
import type { ScanProblem } from '../../shared/ui/scan/use-camera-scan.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { judgementQuery, trustQuery } from './trust.queries.ts'
import css from './verify.module.css'

type Props = { onHolder: (name: string) => void; onClose: () => void }

/** Reads a card with the camera, checks its signature, and gives the name of its holder. */
export function HolderScan({ onHolder, onClose }: Props) {
  const { t } = useTranslator('trust', 'training-center')
  const calls = useCalls()
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<ScanProblem>()
  const trust = useQuery(trustQuery(calls))
  const read = code === undefined ? undefined : { code }
  const { data } = useQuery(judgementQuery(calls, { read, trust: trust.data, readAt: trust.dataUpdatedAt }))
  const statement = code === undefined ? undefined : data?.judgement.statement
  const holder = statement?.subject.kind === 'card' ? statement.subject.holder : undefined
  const passOn = useEffectEvent(onHolder)
  useEffect(() => {
    if (holder) passOn(holder)
  }, [holder])
  const isNoCard = code !== undefined && data !== undefined && holder === undefined
  const words = {
    label: t('trust.camera.label'),
    hint: t('trust.camera.hint'),
    starting: t('trust.camera.starting'),
  }
  return (
    <Card>
      <div className={css.ways}>
        {problem && <CameraProblem onRetry={() => setProblem(undefined)} problem={problem} />}
        {isNoCard && (
          <Banner
            action={
              <Button onClick={() => setCode(undefined)} size="sm">
                {t('trust.camera.retry')}
              </Button>
            }
            icon={CircleAlert}
            live="status"
            tone="warn"
          >
            {t('training-center.counter.noCard')}
          </Banner>
        )}
        {!problem && !isNoCard && (
          <CameraView
            onProblem={setProblem}
            take={(text) => {
              setCode(text)
              return true
            }}
            words={words}
          />
        )}
        <Button block={true} icon={X} onClick={onClose} size="lg">
          {t(problem || isNoCard ? 'training-center.counter.back' : 'trust.camera.stop')}
        </Button>
      </div>
    </Card>
  )
}

type ProblemProps = { problem: ScanProblem; onRetry: () => void }

/** LE-10: why there is no picture, and that people are found by name or number too. */
function CameraProblem({ problem, onRetry }: ProblemProps) {
  const { t } = useTranslator('trust', 'training-center')
  return (
    <Banner
      action={
        problem !== 'none' && (
          <Button onClick={onRetry} size="sm">
            {t('trust.camera.retry')}
          </Button>
        )
      }
      icon={CameraOff}
      live="alert"
      tone="warn"
    >
      <strong>{t(problem === 'reader' ? 'trust.reader.failed' : `trust.camera.${problem}`)}</strong>
      <p>{t(`training-center.counter.${problem === 'refused' ? 'allowCamera' : 'byName'}`)}</p>
    </Banner>
  )
}
