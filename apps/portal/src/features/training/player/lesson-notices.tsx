import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { PlayerProblem } from './frame/use-player.ts'
import css from './lesson.module.css'

type Props = { problem: PlayerProblem | undefined; isBeside: boolean; isRefused: boolean; isEarly: boolean }

const TONE = { 'state-too-long': 'warn', 'value-refused': 'warn', 'launch-failed': 'bad' } as const

/** Notices for the reader during a lesson, in plain language. */
export function LessonNotices({ problem, isBeside, isRefused, isEarly }: Props) {
  const { t } = useTranslator('training-lesson')
  if (!problem && !isBeside && !isRefused && !isEarly) return null
  return (
    <div className={css.notices}>
      {problem && (
        <Banner icon={CircleAlert} live="status" tone={TONE[problem]}>
          {t(`training-lesson.problem.${problem}`)}
        </Banner>
      )}
      {isEarly && (
        <Banner icon={Info} live="status">
          {t('training-lesson.player.early')}
        </Banner>
      )}
      {isBeside && (
        <Banner icon={MonitorSmartphone} live="status">
          {t('training-lesson.player.beside')}
        </Banner>
      )}
      {isRefused && (
        <Banner icon={CircleAlert} live="status" tone="bad">
          {t('training-lesson.player.refusedText')}
        </Banner>
      )}
    </div>
  )
}
