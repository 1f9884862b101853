import type { LinkedFormWire } from '@fathom/contract/forms'
import { isMinor, lastDayOnEarth, yearsOn } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'

type Props = {
  form: Pick<
    LinkedFormWire,
    'memberName' | 'birthDate' | 'birthDateChange' | 'definition' | 'answers' | 'place'
  >
}

/** TS-06: for whom the guardian signs, why, and where the diving is, by the mailed link and at the counter in the same words. */
export function MinorFacts({ form }: Props) {
  const { memberName: name, birthDate, birthDateChange } = form
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
        <Where form={form} />
      </Facts>
    </>
  )
}

/** Of a release, whose terms depend on the place. */
function Where({ form: { definition, answers, place } }: Props) {
  const { t, locale } = useTranslator('forms')
  if (definition.name !== 'liability-release') return null
  const country = place && new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(place.country)
  const region = place?.region === 'FL' ? t('forms.release.place.florida') : place?.region
  return (
    <>
      {answers.store && (
        <Fact name={t('forms.release.blank.store')}>
          <bdi>{answers.store}</bdi>
        </Fact>
      )}
      {country && (
        <Fact name={t('forms.document.place')}>{[country, region].filter(Boolean).join(' · ')}</Fact>
      )}
    </>
  )
}
