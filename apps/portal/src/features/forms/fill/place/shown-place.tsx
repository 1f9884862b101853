import type { Place } from '@fathom/domain/forms'
import { intlTag } from '@fathom/locales'
import link from '@fathom/look/controls/link.module.css'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from './place.module.css'

/** The place that the text applies to, with a button to change it. */
export function ShownPlace({ place, onChange }: { place: Place | null; onChange: () => void }) {
  const { t, locale } = useTranslator('forms')
  const country = place && new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(place.country)
  const name = place?.region === 'FL' ? `${t('forms.release.place.florida')}, ${country}` : country
  return (
    <p className={css.place}>
      {name ? t('forms.release.place.shown', { place: name }) : t('forms.release.place.shownUnknown')}
      <button className={link.link} onClick={onChange} type="button">
        {t('forms.release.place.change')}
      </button>
    </p>
  )
}
