import { lastDayOnEarth } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import Users from 'lucide-react/icons/users'
import { Suspense } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { latePart } from '../../../../shared/late-part.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { WhatIs } from '../../../../shared/ui/surface/what-is.tsx'
import { WhenLeft } from '../field-focus.tsx'
import { useFill } from '../fill-context.ts'
import { AgreementBoxes } from './agreement-boxes.tsx'
import css from './sign.module.css'
import { SignatureField } from './signature-field.tsx'
import type { GuardianSigning } from './signing.ts'
import type { GuardianErrors } from './use-signing.ts'

/** A separate chunk, because the calendar code is heavier than the rest of the page. */
const DateField = latePart(async () => (await import('../../../../shared/ui/aria/date-field.tsx')).DateField)

type Props = {
  value: GuardianSigning
  onChange: (change: Partial<GuardianSigning>) => void
  errors: GuardianErrors
  /** Whether missing values are reported; wrong ones are, as soon as their field is left. */
  showsErrors: boolean
}

/** A minor's form is valid once a parent or guardian has signed it too, by a mailed link or in person. */
export function GuardianNote() {
  const { t } = useTranslator('forms', 'forms-signers')
  const { isBirthDateUnconfirmed } = useFill()
  return (
    <div className={css.note}>
      <Icon of={Users} />
      <div>
        <p>
          <b>{t('forms.sign.guardian.title')}</b>{' '}
          {t(isBirthDateUnconfirmed ? 'forms-signers.unconfirmed' : 'forms.sign.guardian.needed')}{' '}
          {t('forms-signers.minor.how')}
        </p>
        <WhatIs question={t('forms-signers.minor.why.title')}>{t('forms-signers.minor.why.text')}</WhatIs>
      </div>
    </div>
  )
}

/** The guardian's details and signature. */
export function GuardianFields({ value, onChange, errors, showsErrors }: Props) {
  const { t } = useTranslator('forms')
  // The guardian agrees in the language of the page, which is that of the statement above.
  const said = { intent: t('forms.sign.intent'), consent: t('forms.sign.consent') }
  return (
    <>
      <WhenLeft>
        {(isLeft) => (
          <Field
            error={showsErrors || (isLeft && value.name.trim() !== '') ? errors.name : undefined}
            label={t('forms.sign.guardian.name')}
          >
            <TextInput
              autoComplete="off"
              dir="auto"
              maxLength={200}
              onChange={({ target }) => onChange({ name: target.value })}
              value={value.name}
            />
          </Field>
        )}
      </WhenLeft>
      <Field
        error={showsErrors && errors.relationship}
        help={t('forms.sign.guardian.relationshipHelp')}
        label={t('forms.sign.guardian.relationship')}
      >
        <TextInput
          autoComplete="off"
          dir="auto"
          maxLength={100}
          onChange={({ target }) => onChange({ relationship: target.value })}
          value={value.relationship}
        />
      </Field>
      <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>
        <WhenLeft>
          {(isLeft) => (
            <BirthDateField
              error={showsErrors || (isLeft && value.birthDate !== '') ? errors.birthDate : undefined}
              onChange={(birthDate) => onChange({ birthDate })}
              value={value.birthDate}
            />
          )}
        </WhenLeft>
      </Suspense>
      <div>
        <AgreementBoxes
          showsErrors={showsErrors}
          onChange={(agreed) => onChange({ agreed })}
          said={said}
          value={value.agreed}
        />
      </div>
      <SignatureField
        error={errors.mark}
        showsErrors={showsErrors}
        name={value.name}
        onChange={(signature) => onChange({ signature })}
        signer="guardian"
        value={value.signature}
      />
    </>
  )
}

type BirthDateProps = { value: string; onChange: (value: string) => void; error: string | undefined }

function BirthDateField({ value, onChange, error }: BirthDateProps) {
  const { t, locale, formatDay } = useTranslator('forms')
  // In words, because the order of day and month in the field differs between languages.
  const help = value ? formatDay(value) : t('forms.sign.guardian.birthDateHelp')
  return (
    <DateField
      error={error}
      // The error already says the same.
      help={error === t('forms.sign.missing.tooYoung') ? undefined : help}
      label={t('forms.sign.guardian.birthDate')}
      locale={intlTag(locale)}
      max={lastDayOnEarth(new Date())}
      onChange={(day) => onChange(day ?? '')}
      value={value || undefined}
    />
  )
}
