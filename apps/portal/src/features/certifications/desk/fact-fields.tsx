import { numberIn } from '@fathom/domain/account'
import { DESK_FAULTS, type DeskFault, type DeskField, type DeskProblem } from '@fathom/domain/certifications'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import css from './desk.module.css'

export type Facts = {
  date: string | undefined
  /** Something is typed that is no date. */
  isDateWrong?: boolean
  instructor: string
  center: string
  reason: string
}
export type Errors = Partial<Record<DeskField | 'reason', string>>

type Props = { facts: Facts; errors: Errors; onChange: (part: Partial<Facts>) => void }

/** The limit in the contract. */
export const LONGEST_REASON = 300

/** As the server reckons it. */
const today = () => new Date().toISOString().slice(0, 10)

/** The day, the teachers and the reason: what can be said of any certification. */
export function FactFields({ facts, errors, onChange }: Props) {
  const { t, locale } = useTranslator('certifications-desk', 'certifications-office')
  const limit = useTextLimit()(facts.reason, LONGEST_REASON)
  return (
    <>
      <DateField
        error={errors.date}
        label={t('certifications-desk.column.date')}
        locale={locale}
        max={today()}
        onChange={(date, problem) => onChange({ date, isDateWrong: problem !== undefined })}
        value={facts.date}
      />
      {(['instructor', 'center'] as const).map((key) => (
        <Field
          error={errors[key]}
          help={key === 'center' ? t('certifications-desk.teacherHint') : undefined}
          key={key}
          label={t(`certifications-desk.column.${key}`)}
        >
          <TextInput
            autoComplete="off"
            dir="ltr"
            inputMode="numeric"
            name={key}
            onChange={({ target }) => onChange({ [key]: target.value })}
            value={facts[key]}
          />
        </Field>
      ))}
      <div className={css.wide}>
        <Field
          error={limit.error ?? errors.reason}
          help={limit.help}
          label={t('certifications-office.withdraw.reason')}
        >
          <TextArea
            onChange={({ target }) => onChange({ reason: target.value })}
            rows={2}
            value={facts.reason}
          />
        </Field>
      </div>
    </>
  )
}

/** No number has more digits. */
const MOST_DIGITS = 9

/** A number as a call needs it; undefined if it isn't one. */
export function plainNumber(text: string): string | undefined {
  const digits = numberIn(text)
  return digits && digits.length <= MOST_DIGITS && Number(digits) > 0 ? digits : undefined
}

const isNumber = (text: string) => plainNumber(text) !== undefined

const numberOf = (text: string) => (text.trim() === '' ? null : Number(plainNumber(text)))

export const bodyOf = ({ date = '', instructor, center, reason }: Facts) => ({
  certDate: date,
  instructorNumber: numberOf(instructor),
  storeNumber: numberOf(center),
  reason: reason.trim(),
})

/** Of the person's number, before the server is asked. */
export function useNumberErrors(): (number: string) => Pick<Errors, 'number'> {
  const { t } = useTranslator('certifications-desk', 'certifications-office')
  return (number) => {
    if (!number.trim()) return { number: t('certifications-desk.missing.number') }
    if (isNumber(number)) return {}
    const hasDigitsOnly = numberIn(number) !== undefined
    return {
      number: t(
        hasDigitsOnly ? 'certifications-desk.fault.no-person' : 'certifications-office.withdraw.digits',
      ),
    }
  }
}

/** What can be said before the server is asked. */
export function useFactErrors(): (facts: Facts) => Errors {
  const { t } = useTranslator('certifications-desk', 'certifications-office')
  const limitOf = useTextLimit()
  return ({ date, isDateWrong, instructor, center, reason }) => {
    const tooLong = limitOf(reason, LONGEST_REASON).error
    return {
      ...(!date && { date: t(`certifications-desk.${isDateWrong ? 'wrong' : 'missing'}.date`) }),
      ...(date && date > today() && { date: t('certifications-desk.fault.future') }),
      ...(!instructor.trim() && !center.trim() && { instructor: t('certifications-desk.fault.no-teacher') }),
      ...(instructor.trim() &&
        !isNumber(instructor) && { instructor: t('certifications-desk.fault.no-instructor') }),
      ...(center.trim() && !isNumber(center) && { center: t('certifications-desk.fault.no-store') }),
      ...(!reason.trim() && { reason: t('certifications-office.withdraw.reasonMissing') }),
      ...(tooLong && { reason: tooLong }),
    }
  }
}

const isFault = (fault: unknown): fault is DeskFault => (DESK_FAULTS as readonly unknown[]).includes(fault)

/** The faults that the server has found, beside their fields; undefined when it failed otherwise. */
export function useServerErrors(): (error: unknown) => Errors | undefined {
  const { t } = useTranslator('certifications-desk')
  return (error) => {
    const answer =
      error instanceof CallFailed ? (error.answer as { faults?: DeskProblem[] } | undefined) : undefined
    const faults = (answer?.faults ?? []).filter(({ fault }) => isFault(fault))
    if (faults.length === 0) return undefined
    return Object.fromEntries(
      faults.map(({ field, fault }) => [
        field,
        // In a file a date is written in another way.
        t(fault === 'no-date' ? 'certifications-desk.wrong.date' : `certifications-desk.fault.${fault}`),
      ]),
    )
  }
}
