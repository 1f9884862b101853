import type { ActivityStateWire } from '@fathom/contract/training'
import { useTranslator } from '../../../../shared/i18n/index.ts'

/** The status of an activity: its score, what is left, or its duration. */
export function useActivityWords() {
  const { t, formatPercent } = useTranslator('training-learn', 'training-lesson')
  return ({ state, score, progress, minutes, kind, passMark }: ActivityStateWire): string => {
    const share = score === null ? undefined : formatPercent(score)
    if (state === 'done') return share ?? t('training-lesson.part.done')
    const isBelow = kind === 'exam' && score !== null && passMark !== null && score < passMark
    if (state === 'failed' || isBelow)
      return share === undefined
        ? t('training-lesson.part.failed')
        : t('training-lesson.part.failedWith', { share, mark: formatPercent(passMark ?? 1) })
    if (minutes === null)
      return progress > 0 ? t('training-learn.state.read', { share: formatPercent(progress) }) : ''
    if (kind === 'lesson' && progress > 0)
      return t('training-lesson.part.left', { minutes: Math.max(1, Math.round(minutes * (1 - progress))) })
    return t('training-lesson.part.minutes', { minutes })
  }
}
