import { type FormDefinition, findOfficialText, languageOf } from '@fathom/domain/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'

/**
 * The texts of a form, in the language in which it is signed. Of a form that is not signed in the reader's language
 * all of them come with it; for the others the catalogue speaks.
 */
export function useFormWords(definition: FormDefinition) {
  const { t, locale } = useTranslator('forms')
  const language = languageOf(definition, locale)
  // Which keys a form has is data; that the catalogue has them all is checked by a test.
  const catalogue = t as (key: string) => string
  return {
    language,
    isForeign: language !== locale,
    text: (key: string) => findOfficialText(definition, language, key) ?? catalogue(key),
  }
}
