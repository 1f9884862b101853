import type { Place } from '@fathom/domain/forms'
import { COUNTRY_IDS } from '@fathom/domain/references'
import { intlTag } from '@fathom/locales'
import { type FormEvent, use, useMemo, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import layout from '../form-layout.module.css'
import { FormLayout, HasGoneOn, PageFooter, PageHeading } from '../form-layout.tsx'

type Props = {
  known: Place | null
  onPlace: (place: Place | null) => void
  onBack: (() => void) | undefined
}

/** The local law decides which text is signed, so the place is asked before the text is shown. */
export function PlacePage({ known, onPlace, onBack }: Props) {
  const { t } = useTranslator('forms')
  const [country, setCountry] = useState(known?.country ?? '')
  const [region, setRegion] = useState(known?.region ?? '')
  const countries = useCountries()
  const hasGoneOn = use(HasGoneOn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    hasGoneOn.current = true
    onPlace(country ? { country, region: country === 'US' && region ? region : null } : null)
  }
  return (
    <FormLayout first="text" step="text" title={t('forms.release.title')}>
      <form noValidate={true} onSubmit={submit}>
        <div>
          <PageHeading isFirst={true}>{t('forms.release.place.title')}</PageHeading>
          <p className={layout.lead}>{t('forms.release.place.text')}</p>
        </div>
        <Field label={t('forms.release.place.country')}>
          <Select onChange={({ target }) => setCountry(target.value)} value={country}>
            <option value="">{t('forms.release.place.unknown')}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {country === 'US' && (
          <Field label={t('forms.release.place.region')}>
            <Select onChange={({ target }) => setRegion(target.value)} value={region}>
              <option value="">{t('forms.release.place.otherRegion')}</option>
              <option value="FL">{t('forms.release.place.florida')}</option>
            </Select>
          </Field>
        )}
        <PageFooter
          next={t('forms.fill.goOn')}
          onBack={
            onBack &&
            (() => {
              hasGoneOn.current = true
              onBack()
            })
          }
        />
      </form>
    </FormLayout>
  )
}

/** Country names in the reader's language, sorted for that language. */
function useCountries() {
  const { locale } = useTranslator('forms')
  return useMemo(() => {
    const tag = intlTag(locale)
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    const { compare } = new Intl.Collator(tag)
    return COUNTRY_IDS.map((id) => ({ id, name: names.of(id) ?? id })).sort((one, other) =>
      compare(one.name, other.name),
    )
  }, [locale])
}
