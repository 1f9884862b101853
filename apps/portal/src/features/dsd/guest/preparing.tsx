import type { AffiliationWire } from '@fathom/contract/dsd'
import { nextStep, PREPARATION_STEPS } from '@fathom/domain/dsd'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import column from '../dsd.module.css'
import { DSD_KEY } from '../dsd.queries.ts'
import { LEARNING_PATH } from '../path-of-step.ts'
import css from './guest.module.css'
import type { Guest } from './guest.ts'
import { PendingSigners } from './pending-signers.tsx'
import { isUnreached, pauseAfter } from './use-guest.ts'

/** SC-04: the progress of the material. A step shows as done only if it really is. */
export function Preparing({ guest }: { guest: Guest }) {
  const { t } = useTranslator('dsd')
  const preparing = usePreparing(guest)
  const name = preparing.isReady ? 'ready' : preparing.isFailed ? 'failed' : 'title'
  return (
    <div className={column.column}>
      <div className={css.scene}>
        <Drawing of={courseScene('turtle', 'preparing')} width="full" />
      </div>
      <PageHeader
        lead={!preparing.isFailed && t(preparing.isReady ? 'dsd.preparing.readyText' : 'dsd.preparing.lead')}
        title={t(`dsd.preparing.${name}`)}
      />
      {(guest.isUnheard || preparing.isUnheard) && <Unheard />}
      {preparing.isFailed && (
        <Blocked error={preparing.error} isBusy={preparing.isAsking} onRetry={preparing.ask} />
      )}
      <Steps guest={guest} isUnderWay={!preparing.isFailed} />
      <PendingSigners guest={guest} />
    </div>
  )
}

function Steps({ guest, isUnderWay }: { guest: Guest; isUnderWay: boolean }) {
  const { t, formatTime } = useTranslator('dsd')
  const { preparation } = guest.progress
  const done = preparation?.done ?? []
  const now = isUnderWay ? nextStep(done) : undefined
  const total = PREPARATION_STEPS.length
  const count = t('dsd.preparing.count', { done: done.length, total })
  return (
    <Card>
      <div className={css.stack}>
        <ProgressBar label={t('dsd.preparing.steps')} value={done.length / total} valueText={count} />
        <p className={css.note} role="status">
          {count}{' '}
          {preparation && t('dsd.preparing.begun', { time: formatTime(new Date(preparation.begunAt)) })}
        </p>
        <SoundingLine
          doneLabel={t('dsd.step.done')}
          label={t('dsd.preparing.steps')}
          soundings={PREPARATION_STEPS.map((key) => ({
            key,
            title: t(`dsd.preparing.step.${key}`),
            text: t(`dsd.preparing.step.${key}Text`),
            state: done.includes(key) ? 'done' : key === now ? 'now' : 'ahead',
          }))}
        />
      </div>
    </Card>
  )
}

/** The server doesn't answer, but nothing has failed. Every page already shows when the device is offline. */
function Unheard() {
  const { t } = useTranslator()
  if (!useOnline()) return null
  return (
    <Banner icon={WifiOff} live="status" tone="warn">
      <strong>{t('shell.offline.title')}</strong> {t('shell.offline.body')}
    </Banner>
  )
}

type Props = { error: Error | null; isBusy: boolean; onRetry: () => void }

/** ER-03: unable to create eLearning, with a contact link and a retry. */
function Blocked({ error, isBusy, onRetry }: Props) {
  const { t } = useTranslator('dsd')
  const { links } = useConfig()
  const why = error instanceof CallFailed && error.errors.length > 0 ? error.message : undefined
  return (
    <div className={css.stack}>
      <Banner icon={TriangleAlert} live="alert" tone="bad">
        {why ?? t('dsd.preparing.failedText')}{' '}
        <TextLink href={links.contact} newTab={true}>
          {t('dsd.preparing.contact')}
        </TextLink>
      </Banner>
      <Button busy={isBusy} icon={RotateCcw} kind="primary" onClick={onRetry} size="lg">
        {t('dsd.preparing.retry')}
      </Button>
    </div>
  )
}

/** CA-35: requests the material unless that was done before, and opens the lessons when they are ready. */
function usePreparing({ checkpoint, progress }: Guest) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { http } = useCalls()
  const { preparation, forms } = progress
  const ask = useMutation({
    mutationFn: () => {
      const { storeNumber, memberNumber } = checkpoint
      const body = { storeNumber, memberNumber, documentId: forms.release?.documentId }
      return http.post<AffiliationWire>('dsd', 'CreateDdsAffiliation', { body })
    },
    // The request is idempotent, so it is retried until the server is back.
    retry: (_failures, error) => isUnreached(error),
    retryDelay: pauseAfter,
    onSettled: () => queries.invalidateQueries({ queryKey: DSD_KEY }),
  })
  const { mutate, isIdle } = ask
  const isUnsent = preparation === null && isIdle
  useEffect(() => {
    if (isUnsent) mutate()
  }, [isUnsent, mutate])
  const isReady = preparation?.state === 'ready'
  useEffect(() => {
    if (!isReady) return
    void queries.invalidateQueries({ queryKey: ['training'] })
    void navigate(LEARNING_PATH, { replace: true })
  }, [isReady, navigate, queries])
  const isFailed = preparation ? preparation.state === 'failed' : ask.isError
  return {
    isReady,
    isFailed: isFailed && !ask.isPending,
    isAsking: ask.isPending,
    isUnheard: ask.isPending && ask.failureCount > 0,
    error: ask.error,
    ask: () => ask.mutate(),
  }
}
