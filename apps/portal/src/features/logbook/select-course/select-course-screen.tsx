import { TRAINING_COURSES, type TrainingCourse } from '@fathom/domain/logbook'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { formPaths } from '../form/screen/form-paths.ts'
import { useSendStored } from '../outbox/use-send-stored.ts'
import { CourseDives } from './course-dives.tsx'
import css from './select-course.module.css'

/**
 * RT-17: choose the course first, then its dive. The choice is in the URL, so the user can come back to it.
 */
export function SelectCourseScreen({ affiliateId }: { affiliateId: number }) {
  useSendStored(affiliateId)
  const { t } = useTranslator('logbook', 'logbook-form')
  const [search, setSearch] = useSearchParams()
  const [course, setCourse] = useState(TRAINING_COURSES.find((each) => each === search.get('course')))
  const choose = (next: TrainingCourse) => {
    setCourse(next)
    setSearch({ course: next }, { replace: true })
  }
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader lead={t('logbook-form.select.lead')} title={t('logbook-form.select.title')} />
      <div className={css.columns}>
        <Card title={t('logbook-form.field.course')}>
          <RadioRows
            choices={TRAINING_COURSES.map((value) => ({ value, label: t(`logbook.course.${value}`) }))}
            legend={<span className="visually-hidden">{t('logbook-form.field.course')}</span>}
            onChange={choose}
            value={course}
          />
        </Card>
        {course && <CourseDives course={course} key={course} />}
      </div>
      <p className={css.other}>
        {t('logbook-form.select.other')}{' '}
        <TextLink to={formPaths.create('Recreational')}>{t('logbook-form.select.recreational')}</TextLink>
      </p>
    </>
  )
}
