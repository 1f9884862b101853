import {
  GENDERS,
  type NameField as NameFieldName,
  PERSON_FIELDS,
  type PersonField,
  personFields,
} from '@fathom/domain/account'
import { findPostalCodeExample } from '@fathom/domain/references'
import Phone from 'lucide-react/icons/phone'
import { Fragment, type ReactNode, Suspense } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import type { FieldName } from './fields.ts'
import css from './form.module.css'
import type { ProblemName, Problems } from './problems.ts'
import type { ProfileFormState } from './use-profile-form.ts'

const BirthDateField = latePart(async () => (await import('./birth-date-field.tsx')).default)

type Props = {
  form: ProfileFormState
  errors: Errors
  isLocked: boolean
  /** TS-05: nobody has compared the birth date with an identity document since it was changed. */
  isUnconfirmed: boolean
}

type RowName = 'names' | 'pair'

const CONTROLS: Readonly<Record<PersonField, { row: RowName; control: (props: Props) => ReactNode }>> = {
  firstName: {
    row: 'names',
    control: (props) => <NameField {...props} autoComplete="given-name" name="firstName" />,
  },
  middleName: {
    row: 'names',
    control: (props) => <NameField {...props} autoComplete="additional-name" name="middleName" />,
  },
  lastName: {
    row: 'names',
    control: (props) => <NameField {...props} autoComplete="family-name" name="lastName" />,
  },
  birthDate: {
    row: 'pair',
    control: ({ form, errors, isLocked, isUnconfirmed }) => (
      <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>
        <BirthDateField
          error={errors.birthDate}
          isReadOnly={isLocked}
          isUnconfirmed={isUnconfirmed}
          onChange={(birthDate) => form.change({ birthDate })}
          value={form.fields.birthDate}
        />
      </Suspense>
    ),
  },
  gender: { row: 'pair', control: (props) => <GenderField {...props} /> },
}

/** Personal data. Locked when another identity provider manages it. */
export function AboutFields(props: Props) {
  const { t } = useTranslator('profile')
  return (
    <>
      {props.isLocked && <p>{t('profile.about.elsewhere')}</p>}
      <div className={css.names}>
        <Row {...props} row="names" />
      </div>
      <div className={css.pair}>
        <Row {...props} row="pair" />
      </div>
    </>
  )
}

function Row({ row, ...props }: Props & { row: RowName }) {
  return personFields
    .filter((field) => CONTROLS[field].row === row)
    .map((field) => <Fragment key={field}>{CONTROLS[field].control(props)}</Fragment>)
}

type NameFieldProps = Props & { name: NameFieldName; autoComplete: string }

function NameField({ form, errors, isLocked, name, autoComplete }: NameFieldProps) {
  const { t } = useTranslator('profile')
  return (
    <Field
      error={errors[name]}
      label={t(`profile.field.${name}`)}
      optional={PERSON_FIELDS[name].isRequired ? undefined : t('profile.optional')}
    >
      <TextInput
        autoComplete={autoComplete}
        dir="auto"
        onChange={({ target }) => form.change({ [name]: target.value })}
        readOnly={isLocked}
        value={form.fields[name]}
      />
    </Field>
  )
}

function GenderField({ form, errors, isLocked }: Props) {
  const { t } = useTranslator('profile')
  return (
    <Field error={errors.gender} label={t('profile.field.gender')}>
      <Select
        disabled={isLocked}
        onChange={({ target }) => form.change({ gender: target.value })}
        value={form.fields.gender}
      >
        {GENDERS.toReversed().map((gender) => (
          <option key={gender} value={gender}>
            {t(`profile.gender.${gender || 'unsaid'}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type ContactFieldsProps = { email: string; form: ProfileFormState; errors: Errors }

/** VA-02: the e-mail address is read-only; the section's text explains why. */
export function ContactFields({ email, form, errors }: ContactFieldsProps) {
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

type Errors = Partial<Record<FieldName, string>>

/** The error messages by field, translated. */
export function useProblemWords(problems: Problems, countryId: string): Errors {
  const { t, formatNumber } = useTranslator('profile')
  const words = (problem: ProblemName) => {
    if (problem !== 'malformed') return t(`profile.problem.${problem}`)
    const example = findPostalCodeExample(countryId)?.replace(/\d/g, (digit) => formatNumber(Number(digit)))
    // Isolate the example's text direction inside a sentence of the other direction.
    return t('profile.problem.malformed', { example: `\u2066${example}\u2069` })
  }
  const worded = Object.entries(problems).map(([field, problem]) => [field, words(problem)])
  return Object.fromEntries(worded)
}
