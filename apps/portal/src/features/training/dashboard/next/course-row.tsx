import type { CourseWire } from '@fathom/contract/training'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { CourseCard } from './course-card.tsx'
import css from './next.module.css'

type Props = {
  title: string
  courses: readonly CourseWire[]
  isBusy: boolean
  onRetry?: (() => void) | undefined
}

/** A row of courses under a heading; renders nothing when it's empty. */
export function CourseShelf({ title, courses, isBusy, onRetry }: Props) {
  const id = useId()
  if (courses.length === 0 && !isBusy && !onRetry) return null
  return (
    <section aria-labelledby={id} className={css.shelf}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      {onRetry && <Failed onRetry={onRetry} />}
      {courses.length > 0 ? (
        <ul className={css.courses}>
          {courses.map((course) => (
            <li key={course.packageId}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      ) : (
        isBusy && <RowSkeletons label={title} />
      )}
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslator('training-learn')
  return (
    <Banner
      action={
        <Button icon={RotateCcw} onClick={onRetry}>
          {t('shell.error.retry')}
        </Button>
      }
      icon={WifiOff}
      live="status"
      tone="warn"
    >
      {t('training-learn.next.failed')}
    </Banner>
  )
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={css.courses}>
        {[1, 2, 3].map((key) => (
          <Skeleton height="17rem" key={key} shape="block" />
        ))}
      </div>
    </Loading>
  )
}
