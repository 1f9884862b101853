import { isTrainingCourse } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useChangeUnit } from '../unit-preference.ts'
import { useForm } from './state/form-context.ts'

const UNITS = ['Metric', 'Imperial'] as const

type Instructor = { first_name: string; last_name: string }

export function FormHeader({ instructor }: { instructor: Instructor | undefined }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { content, logType, unit } = useForm()
  const changeUnit = useChangeUnit()
  const title = content.title.trim() || t(`logbook-form.title.${logType}`)
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader
        actions={
          <Segments
            legend={t('logbook.settings.units.title')}
            onSelect={changeUnit}
            segments={UNITS.map((key) => ({ key, label: t(`logbook.settings.units.${key}`) }))}
            selected={unit}
          />
        }
        lead={<Lead instructor={instructor} />}
        title={<bdi>{title}</bdi>}
      />
    </>
  )
}

function Lead({ instructor }: { instructor: Instructor | undefined }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { content, logType } = useForm()
  if (logType === 'Recreational') return t('logbook-form.lead.recreational')
  const { course } = content
  return t('logbook-form.lead.training', {
    course: course && isTrainingCourse(course) ? t(`logbook.course.${course}`) : '',
    hasCourse: course ? 'yes' : 'no',
    name: instructor ? `${instructor.first_name} ${instructor.last_name}` : '',
    hasName: instructor ? 'yes' : 'no',
  })
}
