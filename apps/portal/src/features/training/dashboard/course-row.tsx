import type { CourseWire } from '@fathom/contract/training'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useContext, useId } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { CoursePrices } from '../course-prices.ts'
import css from './course-row.module.css'

type Props = {
  title: string
  courses: readonly CourseWire[]
  isBusy: boolean
  onRetry?: (() => void) | undefined
}

/** A row of courses under a heading; renders nothing when it's empty. */
export function CourseRow({ title, courses, isBusy, onRetry }: Props) {
  const id = useId()
  if (courses.length === 0 && !isBusy && !onRetry) return null
  return (
    <section aria-labelledby={id} className={css.group}>
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

function CourseCard({ course }: { course: CourseWire }) {
  const translator = useTranslator('training-learn')
  const { t } = translator
  const id = useId()
  const priceOf = useContext(CoursePrices)
  const { packageId, title, summary, dives, price, scene, level, specialtyOf } = course
  return (
    <article className={css.course}>
      <div className={css.scene}>
        <Drawing of={courseScene(scene, id)} width="full" />
      </div>
      <div className={css.words}>
        <p className={css.kind}>
          {t(specialtyOf === null ? `training-learn.level.${level}` : 'training-learn.specialty')}
        </p>
        <h3 className={css.title}>
          <Link to={paths.course(packageId)}>{title}</Link>
        </h3>
        <p className={css.summary}>{summary}</p>
        <p className={css.meta}>
          <span>
            {dives > 0 ? t('training-learn.dives', { count: dives }) : t('training-learn.theoryOnly')}
          </span>
          {price && <b>{priceOf(packageId, <bdi>{priceText(translator, price)}</bdi>)}</b>}
        </p>
      </div>
    </article>
  )
}
