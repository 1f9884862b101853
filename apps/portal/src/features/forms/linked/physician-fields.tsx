import { intlTag } from '@fathom/locales'
import { Suspense } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { WhenLeft } from '../fill/field-focus.tsx'
import { dayHere, type Physician, type PhysicianErrors } from './decision.ts'

/** A separate chunk, because the calendar code is heavier than the rest of the page. */
const DateField = latePart(async () => (await import('../../../shared/ui/aria/date-field.tsx')).DateField)

type Props = {
  value: Physician
  change: (change: Partial<Physician>) => void
  errors: PhysicianErrors
  nameLabel: string
  /** What the day of the examination must be. */
  dayHelp?: string | undefined
  /** Whether missing values are reported; wrong ones are, as soon as their field is left. */
  showsErrors: boolean
}

/** TS-02: who the physician is, how to ask back, and when the examination was. */
export function PhysicianFields({ value, change, errors, nameLabel, dayHelp, showsErrors }: Props) {
  const { t, locale, formatDay } = useTranslator('forms', 'forms-signers')
  const labels = {
    name: nameLabel,
    qualification: t('forms-signers.physician.qualification'),
    clinic: t('forms-signers.physician.clinic'),
    contact: t('forms-signers.physician.contact'),
  }
  // WO-02: in words, because the order of day and month in the field differs between languages.
  const dayInWords = value.examinedOn && formatDay(value.examinedOn)
  return (
    <>
      {(['name', 'qualification', 'clinic', 'contact'] as const).map((field) => (
        <WhenLeft key={field}>
          {(isLeft) => (
            <Field
              error={showsErrors || (isLeft && value[field].trim() !== '') ? errors[field] : undefined}
              label={labels[field]}
            >
              <TextInput
                autoComplete={field === 'name' ? 'name' : 'off'}
                dir="auto"
                maxLength={200}
                onChange={({ target }) => change({ [field]: target.value })}
                value={value[field]}
              />
            </Field>
          )}
        </WhenLeft>
      ))}
      <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>
        <WhenLeft>
          {(isLeft) => (
            <DateField
              error={showsErrors || (isLeft && value.examinedOn !== '') ? errors.examinedOn : undefined}
              help={
                dayInWords && dayHelp ? (
                  <>
                    {dayInWords}
                    <br />
                    {dayHelp}
                  </>
                ) : (
                  dayInWords || dayHelp
                )
              }
              label={t('forms.physician.examinedOn')}
              locale={intlTag(locale)}
              max={dayHere(new Date())}
              onChange={(day) => change({ examinedOn: day ?? '' })}
              value={value.examinedOn || undefined}
            />
          )}
        </WhenLeft>
      </Suspense>
    </>
  )
}
