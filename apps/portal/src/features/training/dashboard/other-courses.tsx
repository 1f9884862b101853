import type { MyCourseWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Ring } from '../../../shared/ui/feedback/ring.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from './dashboard.module.css'

/** The user's other courses, each with its progress ring. */
export function OtherCourses({ courses }: { courses: readonly MyCourseWire[] }) {
  const { t, formatPercent } = useTranslator('training-learn')
  if (courses.length === 0) return null
  return (
    <div className={css.others}>
      <Card title={t('training-learn.others')}>
        <List>
          {courses.map((course) => (
            <ListRow
              key={course.enrolmentId}
              lead={
                <Ring
                  label={t('training-learn.ring', { share: formatPercent(course.progress) })}
                  size="sm"
                  value={course.progress}
                >
                  <span className={css.small}>{formatPercent(course.progress)}</span>
                </Ring>
              }
              text={
                course.next
                  ? t('training-learn.step.next', { lesson: course.next.title })
                  : t('training-learn.theoryDone')
              }
              title={course.title}
              to={paths.course(course.packageId)}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}
