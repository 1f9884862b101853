import { nextStep, PREPARATION_STEPS } from '@fathom/domain/dsd'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import column from '../dsd.module.css'
import { Awaited } from './awaited.tsx'
import { Blocked } from './blocked.tsx'
import css from './guest.module.css'
import type { Guest } from './guest.ts'
import { Unheard } from './unheard.tsx'
import { usePreparing } from './use-preparing.ts'

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
      <Awaited guest={guest} />
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
