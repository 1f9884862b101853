import Phone from 'lucide-react/icons/phone'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import css from './form.module.css'
import type { Errors } from './use-problem-words.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = { email: string; form: ProfileForm; errors: Errors }

/** VA-02: the e-mail address is read-only; the section's text explains why. */
export function ContactFields({ email, form, errors }: Props) {
  const { t } = useTranslator('profile')
  return (
    <div className={css.pair}>
      <Field label={t('profile.field.email')}>
        <TextInput dir="ltr" readOnly={true} type="email" value={email} />
      </Field>
      <Field
        error={errors.phoneNumber}
        label={t('profile.field.phoneNumber')}
        optional={t('profile.optional')}
      >
        <TextInput
          autoComplete="tel"
          dir="ltr"
          icon={Phone}
          onChange={({ target }) => form.change({ phoneNumber: target.value })}
          type="tel"
          value={form.fields.phoneNumber}
        />
      </Field>
    </div>
  )
}
