import type { MarketingLanguagesWire } from '@fathom/contract/preferences'
import { LANGUAGE_NAMES } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import type { PreferencesForm } from './use-preferences-form.ts'

export type Languages = MarketingLanguagesWire['items']

/** Keeps the saved language in the list, even if the organization no longer writes in it. */
function withChosen(languages: Languages, chosen: Languages[number]['ietfLanguageTag']): Languages {
  if (languages.some(({ ietfLanguageTag }) => ietfLanguageTag === chosen)) return languages
  return [{ ietfLanguageTag: chosen, name: LANGUAGE_NAMES[chosen] }, ...languages]
}

export function LanguageField({ form, languages }: { form: PreferencesForm; languages: Languages }) {
  const { t } = useTranslator('preferences')
  const chosen = form.choices.communicationLanguage
  const offered = withChosen(languages, chosen)
  const choose = (tag: string) => {
    const found = offered.find(({ ietfLanguageTag }) => ietfLanguageTag === tag)
    if (found) form.change({ communicationLanguage: found.ietfLanguageTag })
  }
  return (
    <Field label={t('preferences.language.label')}>
      <Select onChange={({ target }) => choose(target.value)} value={chosen}>
        {offered.map(({ ietfLanguageTag, name }) => (
          <option key={ietfLanguageTag} lang={ietfLanguageTag} value={ietfLanguageTag}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
