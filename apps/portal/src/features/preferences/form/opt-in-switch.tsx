import { OPT_OUT_REASONS, type OptIn, type OptOutReason } from '@fathom/domain/preferences'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { turnedOff } from '../choices.ts'
import css from './form.module.css'
import { MailSwitch } from './mail-switch.tsx'
import type { PreferencesForm } from './use-preferences-form.ts'

type Props = { name: OptIn; form: PreferencesForm; mayExplain: boolean }

export function OptInSwitch({ name, form, mayExplain }: Props) {
  const isTurnedOff = form.draft !== undefined && turnedOff(form.draft).includes(name)
  return (
    <div>
      <MailSwitch form={form} name={name} />
      {isTurnedOff && mayExplain && (
        <div className={css.why}>
          <WhyOff form={form} name={name} />
        </div>
      )}
    </div>
  )
}

function WhyOff({ name, form }: Omit<Props, 'mayExplain'>) {
  const { t } = useTranslator('preferences')
  return (
    <Field label={t('preferences.reason.label')} optional={t('preferences.reason.optional')}>
      <Select
        onChange={({ target }) =>
          form.explain(
            name,
            OPT_OUT_REASONS.find((each) => each === target.value),
          )
        }
        value={form.draft?.reasons[name] ?? ''}
      >
        <option value="">{t('preferences.reason.none')}</option>
        {OPT_OUT_REASONS.map((reason: OptOutReason) => (
          <option key={reason} value={reason}>
            {t(`preferences.reason.${reason}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
