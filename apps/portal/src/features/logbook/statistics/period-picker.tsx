import type { DatedLog } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { Suspense } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import css from './statistics.module.css'
import type { PeriodChoice } from './statistics-view.ts'

/** The calendar is heavier than the rest of the page. */
const DateField = latePart(async () => (await import('../../../shared/ui/aria/date-field.tsx')).DateField)

type Props = { dives: readonly DatedLog[]; period: PeriodChoice; onPeriod: (period: PeriodChoice) => void }

const yearsOf = (dives: readonly DatedLog[]): number[] =>
  [...new Set(dives.map(({ date }) => Number(date.slice(0, 4))))].toReversed()

/** All dives, the dives of a year, or those between two days. */
export function PeriodPicker({ dives, period, onPeriod }: Props) {
  const { t, formatDate } = useTranslator('logbook-statistics')
  const years = yearsOf(dives)
  const value = period.kind === 'year' ? String(period.year) : period.kind
  const choose = (key: string) => {
    if (key === 'all') onPeriod({ kind: 'all' })
    else if (key !== 'range') onPeriod({ kind: 'year', year: Number(key) })
    else onPeriod({ kind: 'range', from: dives[0]?.date ?? null, to: dives.at(-1)?.date ?? null })
  }
  const all = period.kind === 'year' && !years.includes(period.year) ? [period.year, ...years] : years
  return (
    <div className={css.period}>
      <Field label={t('logbook-statistics.period.label')}>
        <Select onChange={({ target }) => choose(target.value)} value={value}>
          <option value="all">{t('logbook-statistics.period.all')}</option>
          {all.map((year) => (
            <option key={year} value={year}>
              {formatDate(`${year}-06-15`, { year: 'numeric' })}
            </option>
          ))}
          <option value="range">{t('logbook-statistics.period.range')}</option>
        </Select>
      </Field>
      {period.kind === 'range' && <Range onPeriod={onPeriod} period={period} />}
    </div>
  )
}

type RangeProps = Pick<Props, 'onPeriod'> & { period: Extract<PeriodChoice, { kind: 'range' }> }

function Range({ period, onPeriod }: RangeProps) {
  const { t, locale } = useTranslator('logbook-statistics')
  return (
    <Suspense fallback={<Skeleton height="4.75rem" shape="block" />}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`logbook-statistics.period.${end}`)}
          locale={intlTag(locale)}
          onChange={(day) => onPeriod({ ...period, [end]: day ?? null })}
          value={period[end] ?? undefined}
        />
      ))}
    </Suspense>
  )
}
