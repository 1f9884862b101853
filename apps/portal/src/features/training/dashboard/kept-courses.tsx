import { useQuery } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from './dashboard.module.css'

/** Without a signal: the courses that lie on this device, each where it was left. */
export function KeptCourses({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('training-learn')
  const { data: lessons = [] } = useQuery({
    queryKey: ['training', 'kept', affiliateId],
    queryFn: async () => (await import('../player/offline/kept-lesson.ts')).listLessons(affiliateId),
    networkMode: 'always',
    staleTime: 0,
  })
  const courses = lessons.filter(
    ({ launch }, at) => lessons.findIndex((one) => one.launch.enrolmentId === launch.enrolmentId) === at,
  )
  if (courses.length === 0) return null
  return (
    <div className={css.others}>
      <Card title={t('training-learn.keep.title')}>
        <p>{t('training-learn.keep.text')}</p>
        <List>
          {courses.map(({ course, launch }) => (
            <ListRow
              key={launch.enrolmentId}
              text={t('training-learn.step.next', { lesson: launch.start.title })}
              title={course.title}
              to={paths.lesson(course.packageId, launch.attempt.activityId)}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}
