import type { MissingWire } from '@fathom/contract/training'
import { useTranslator } from '../../../../shared/i18n/index.ts'

type Words = { title: string; text?: string }

/**
 * The name and status text of each step. Courses without a certification end with questions, not with an
 * exam.
 */
export function useStepWords(hasCard: boolean): (step: MissingWire) => Words {
  const { t, formatDate, formatList } = useTranslator('training-learn')
  const theory = ({ first, last, withExam, next }: Extract<MissingWire, { step: 'theory' }>): Words => {
    const count = last - first + 1
    if (count <= 0 && !hasCard && next) return { title: next }
    const read =
      count <= 0
        ? t('training-learn.step.exam')
        : t('training-learn.step.theory', { count, first, last, exam: withExam && hasCard ? 'yes' : 'no' })
    const title = withExam && !hasCard ? formatList([read, t('training-learn.questions')]) : read
    return next === null ? { title } : { title, text: t('training-learn.step.next', { lesson: next }) }
  }
  return (step) => {
    switch (step.step) {
      case 'theory':
        return theory(step)
      case 'skills':
      case 'dives': {
        const title = t(`training-learn.step.${step.step}`, { count: step.of })
        if (step.state === 'done') return { title }
        return { title, text: t('training-learn.step.verified', { done: step.done, of: step.of }) }
      }
      case 'release':
      case 'medical': {
        const title = t(`training-learn.step.${step.step}`)
        if (step.state === 'done' || step.dueOn === null) return { title }
        const day = formatDate(step.dueOn.slice(0, 10), { weekday: 'long', day: 'numeric', month: 'long' })
        return { title, text: t('training-learn.due.day', { day }) }
      }
      case 'photo': {
        const title = t('training-learn.step.photo')
        if (step.state === 'done') return { title }
        return { title, text: t(`training-learn.step.${step.isWaiting ? 'photoWaiting' : 'photoMissing'}`) }
      }
      default:
        return { title: t('training-learn.step.store') }
    }
  }
}
