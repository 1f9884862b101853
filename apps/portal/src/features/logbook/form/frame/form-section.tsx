import type { LogSection } from '@fathom/domain/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { FocusEvent, ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Badge } from '../../../../shared/ui/feedback/badge.tsx'
import type { FieldPath } from '../state/fields.ts'
import { useForm } from '../state/form-context.ts'
import { isMissing } from '../state/shown-problems.ts'
import css from './frame.module.css'
import { sectionId } from './jump.ts'

type Props = { section: LogSection; aside?: ReactNode; children: ReactNode }

/** A part of the form as a card; one with problems has a red edge and says how many. */
export function FormSection({ section, aside, children }: Props) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { shown, see } = useForm()
  const here = shown.filter((problem) => problem.section === section)
  const count = here.length
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-field]')?.dataset.field
    if (path) see(path as FieldPath)
  }
  return (
    <fieldset
      className={css.section}
      data-missing={count > 0 || undefined}
      data-section={section}
      id={sectionId(section)}
      onBlur={onBlur}
      tabIndex={-1}
    >
      <legend className={css.legend}>
        <h2 className={css.title}>{t(`logbook.section.${section}`)}</h2>
        {count > 0 ? (
          <Badge icon={CircleAlert} tone="bad">
            {t(here.every(isMissing) ? 'logbook-form.missing' : 'logbook-form.wrong', { count })}
          </Badge>
        ) : (
          aside && <span className={css.aside}>{aside}</span>
        )}
      </legend>
      <div className={css.body}>{children}</div>
    </fieldset>
  )
}
