import type { MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { Link } from '../../../../shared/router/index.ts'
import { SoundingLine } from '../../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { useStepWords } from './use-step-words.ts'

const STATES = { done: 'done', current: 'now', open: 'ahead' } as const

type Props = {
  course: Pick<MyCourseWire, 'missing' | 'hasCard'>
  /** Whether the viewer owns the course: only owners get links to act on it. */
  isOwn?: boolean
}

/** What is missing until the certification or the first dive, on the sounding line. */
export function MissingCard({ course: { missing, hasCard }, isOwn = true }: Props) {
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
          ...(isOwn && step.step === 'store' && step.state !== 'done' && { title: <StoreLink /> }),
        }))}
      />
    </Card>
  )
}

const StoreLink = () => {
  const { t } = useTranslator('training-learn')
  return <Link to={paths.account()}>{t('training-learn.step.store')}</Link>
}
