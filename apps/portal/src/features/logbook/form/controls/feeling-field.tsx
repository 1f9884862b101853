import { FEELINGS, type Feeling } from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import { useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from '../fields/fields.module.css'
import { useForm } from '../state/form-context.ts'
import { Face } from './face.tsx'

export function FeelingField() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const name = useId()
  const { feeling } = form.content.experience
  const choose = (next: Feeling) => form.changePart('experience', { feeling: next })
  return (
    <fieldset className={css.question}>
      <legend className={field.label}>{t('logbook-form.field.feeling')}</legend>
      <div className={css.feelings}>
        {FEELINGS.map((each) => (
          <label className={css.feeling} key={each}>
            <input
              checked={each === feeling}
              className="visually-hidden"
              disabled={form.isLocked}
              name={name}
              onChange={() => choose(each)}
              type="radio"
            />
            <Face feeling={each} />
            {t(`logbook.option.feeling.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
