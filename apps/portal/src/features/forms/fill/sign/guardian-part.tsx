import Users from 'lucide-react/icons/users'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../../shared/ui/form/radio-rows.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { WhenLeft } from '../field-focus.tsx'
import { AgreementBoxes } from './agreement-boxes.tsx'
import css from './sign.module.css'
import { SignatureField } from './signature-field.tsx'
import type { GuardianSigning } from './signing.ts'
import type { SigningErrors } from './use-signing.ts'

/** A separate chunk, because the calendar code is heavier than the rest of the page. */
const GuardianBirthDate = lazy(() => import('./guardian-birth-date.tsx'))

type Props = {
  value: GuardianSigning
  onChange: (change: Partial<GuardianSigning>) => void
  errors: SigningErrors
  /** Whether missing values are reported; wrong ones are, as soon as their field is left. */
  isTold: boolean
}

/** A minor's form is valid once a parent or guardian has signed it too, here or later through a link. */
export function GuardianPart({ value, onChange, errors, isTold, isWayTold }: Props & { isWayTold: boolean }) {
  const { t } = useTranslator('forms')
  return (
    <section className={css.guardian}>
      <GuardianNote isNeeded={true} />
      <RadioRows
        choices={[
          { value: 'here', label: t('forms.sign.guardian.here') },
          {
            value: 'later',
            label: t('forms.sign.guardian.later'),
            help: t('forms.sign.guardian.laterHelp'),
          },
        ]}
        error={isWayTold ? errors.way : undefined}
        legend={t('forms.sign.guardian.way')}
        onChange={(way) => onChange({ way })}
        value={value.way}
      />
      {value.way === 'here' && (
        <GuardianFields errors={errors} isTold={isTold} onChange={onChange} value={value} />
      )}
    </section>
  )
}

export function GuardianNote({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslator('forms')
  return (
    <div className={css.note}>
      <Icon of={Users} />
      <p>
        <b>{t('forms.sign.guardian.title')}</b>{' '}
        {t(isNeeded ? 'forms.sign.guardian.needed' : 'forms.sign.guardian.notNeeded')}
      </p>
    </div>
  )
}

type Said = Pick<ComponentProps<typeof AgreementBoxes>, 'said'>

/** The guardian's details and signature. */
export function GuardianFields({ value, onChange, errors, isTold, said }: Props & Said) {
  const { t } = useTranslator('forms')
  return (
    <>
      <Field error={isTold && errors.name} label={t('forms.sign.guardian.name')}>
        <TextInput
          autoComplete="off"
          dir="auto"
          maxLength={200}
          onChange={({ target }) => onChange({ name: target.value })}
          value={value.name}
        />
      </Field>
      <Field
        error={isTold && errors.relationship}
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
            <GuardianBirthDate
              error={isTold || (isLeft && value.birthDate !== '') ? errors.birthDate : undefined}
              onChange={(birthDate) => onChange({ birthDate })}
              value={value.birthDate}
            />
          )}
        </WhenLeft>
      </Suspense>
      <div>
        <AgreementBoxes
          isTold={isTold}
          onChange={(agreed) => onChange({ agreed })}
          said={said}
          value={value.agreed}
        />
      </div>
      <SignatureField
        error={errors.guardianMark}
        isTold={isTold}
        name={value.name}
        onChange={(signature) => onChange({ signature })}
        signer="guardian"
        value={value.signature}
      />
    </>
  )
}
