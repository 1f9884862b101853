import { type FormDefinition, findOfficialText, languageOf } from '@fathom/domain/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'

/**
 * The texts of a form in the language it is signed in. A form that is not available in the reader's language
 * brings all its texts along; for the others we use the catalogue.
 */
export function useFormWords(definition: FormDefinition) {
  const { t, locale } = useTranslator('forms')
  const language = languageOf(definition, locale)
  // The keys are data; a test checks that the catalogue has all of them.
  const catalogue = t as (key: string) => string
  return {
    language,
    isForeign: language !== locale,
    text: (key: string) => findOfficialText(definition, language, key) ?? catalogue(key),
  }
}
