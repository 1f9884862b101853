import type { MissingWire, MyCourseWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import css from './dashboard.module.css'

type Form = Extract<MissingWire, { step: 'release' | 'medical' }>

/** RT-08: the form that is due first; one without a day is not due. */
function dueForm(missing: readonly MissingWire[]): (Form & { dueOn: string }) | undefined {
  return missing
    .filter((step): step is Form => step.step === 'release' || step.step === 'medical')
    .filter((step): step is Form & { dueOn: string } => step.state !== 'done' && step.dueOn !== null)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0]
}

export function DueForm({ course }: { course: MyCourseWire }) {
  const { t, formatDate } = useTranslator('training-learn')
  const due = dueForm(course.missing)
  if (!due) return null
  const { memberName } = course.teacher
  const day = formatDate(due.dueOn.slice(0, 10), { weekday: 'long', day: 'numeric', month: 'long' })
  const to = due.step === 'medical' ? paths.medicalForm() : paths.formsApplications()
  return (
    <section aria-labelledby="due-form" className={css.due}>
      <div className={css.slate}>
        <Drawing of={slate} width="sm" />
      </div>
      <div className={css.dueWords}>
        <p className={css.dueDay}>{t('training-learn.due.day', { day })}</p>
        <h2 className={css.dueTitle} id="due-form">
          {t(`training-learn.step.${due.step}`)}
        </h2>
        <p>
          {memberName && <>{t('training-learn.due.teacher', { teacher: memberName })} </>}
          {t(`training-learn.due.${due.step}`)}
        </p>
      </div>
      <ButtonLink kind="primary" to={to}>
        {t('training-learn.due.fill')}
      </ButtonLink>
    </section>
  )
}
