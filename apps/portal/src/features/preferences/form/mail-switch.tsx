import type { MailPurpose } from '@fathom/domain/preferences'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Switch } from '../../../shared/ui/form/switch.tsx'
import type { PreferencesForm } from './use-preferences-form.ts'

/** Whether the user wants e-mails for one purpose. */
export function MailSwitch({ name, form }: { name: MailPurpose; form: PreferencesForm }) {
  const { t } = useTranslator('preferences')
  return (
    <Switch
      checked={form.choices[name]}
      help={t(`preferences.${name}.help`)}
      label={t(`preferences.${name}.label`)}
      onChange={(isOn) => form.change({ [name]: isOn })}
    />
  )
}
