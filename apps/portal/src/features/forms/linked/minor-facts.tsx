import type { LinkedFormWire } from '@fathom/contract/forms'
import { isMinor, lastDayOnEarth, yearsOn } from '@fathom/domain/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'

type Props = { form: Pick<LinkedFormWire, 'memberName' | 'birthDate' | 'birthDateChange'> }

/** TS-06: for whom the guardian signs and why, by the mailed link and at the counter in the same words. */
export function MinorFacts({ form: { memberName: name, birthDate, birthDateChange } }: Props) {
  const { t, formatDay, formatDate, formatNumber } = useTranslator('forms', 'forms-signers')
  const today = lastDayOnEarth(new Date())
  const years = birthDate ? yearsOn(birthDate, today) : undefined
  const isAdultNow = years !== undefined && !isMinor(birthDate ?? '', today)
  const isByEarlier = isAdultNow && birthDateChange !== undefined
  return (
    <>
      <p>{t(isByEarlier ? 'forms-signers.guardian.whyEarlier' : 'forms-signers.guardian.why', { name })}</p>
      <Facts>
        <Fact name={t('forms.document.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact name={t('forms.document.birthDate')}>
          {birthDate ? formatDay(birthDate) : '–'}
          {birthDateChange && (
            <p>
              {t('forms-signers.guardian.changed', {
                date: formatDate(new Date(birthDateChange.changedAt), 'long'),
                dates: birthDateChange.earlier.map(formatDay).join(', '),
              })}
            </p>
          )}
        </Fact>
        {years !== undefined && <Fact name={t('forms-signers.guardian.age')}>{formatNumber(years)}</Fact>}
      </Facts>
    </>
  )
}
