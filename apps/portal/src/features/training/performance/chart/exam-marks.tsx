import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from './chart.module.css'
import { type Bar, percent } from './result-bars.ts'

/** A mark on top of each exam: passed or failed, by shape and color. */
export function ExamMarks({ bars }: { bars: readonly Bar[] }) {
  return bars
    .filter(({ result }) => result.kind === 'exam')
    .map(({ result, left, top }) => {
      const isPassed = result.status === 'passed'
      return (
        <span
          aria-hidden="true"
          className={css.exam}
          data-passed={isPassed || undefined}
          key={result.attemptId}
          style={{ left: percent(left), top: percent(top) }}
        >
          <Icon of={isPassed ? Check : X} size="sm" />
        </span>
      )
    })
}
