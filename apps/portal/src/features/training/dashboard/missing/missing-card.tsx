import type { MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { SoundingLine } from '../../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { useStepWords } from './use-step-words.ts'

const STATES = { done: 'done', current: 'now', open: 'ahead' } as const

/** What is missing until somebody is certified, or has dived for the first time, on the sounding line. */
export function MissingCard({
  course: { missing, hasCard },
}: {
  course: Pick<MyCourseWire, 'missing' | 'hasCard'>
}) {
  const { t } = useTranslator('training-learn')
  const wordsOf = useStepWords(hasCard)
  const done = missing.filter(({ state }) => state === 'done').length
  const isAll = done === missing.length
  return (
    <Card
      aside={t('training-learn.missing.count', { done, of: missing.length })}
      title={t(isAll ? 'training-learn.missing.nothing' : 'training-learn.missing.title')}
    >
      <SoundingLine
        doneLabel={t('training-learn.state.done')}
        label={t('training-learn.missing.title')}
        soundings={missing.map((step) => ({
          key: `${step.step} ${step.state}`,
          state: STATES[step.state],
          ...wordsOf(step),
        }))}
      />
    </Card>
  )
}
