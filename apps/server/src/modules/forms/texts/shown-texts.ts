import { type FormDefinition, findOfficialText, keysOf } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** What whoever signs says beside the text of the form. */
export const SAID = { intent: 'forms.sign.intent', consent: 'forms.sign.consent' } as const

/** How this language says what was answered. */
export function answerTexts(language: Locale): Record<string, string> {
  const { t } = translatorFor(language)
  return {
    'forms.document.yes': t('forms.document.yes'),
    'forms.document.no': t('forms.document.no'),
  }
}

/** Every text of the form as this language shows it: what is signed is these words, whatever becomes of the keys. */
export function shownTexts(definition: FormDefinition, language: Locale): Record<string, string> {
  // Which keys a form has is data.
  const catalogue = translatorFor(language).t as (key: string) => string
  const keys = [...keysOf(definition), ...Object.values(SAID)]
  return Object.fromEntries(
    keys.map((key) => [key, findOfficialText(definition, language, key) ?? catalogue(key)]),
  )
}

/**
 * The form for whoever fills it in. Where an organisation has words of its own, it is signed in their languages only,
 * and the reader may have another one: then every text comes with the form, for none may be of the reader's language.
 */
export function withAllTexts(definition: FormDefinition): FormDefinition {
  if (!definition.texts) return definition
  const texts = Object.keys(definition.texts).map((language) => [
    language,
    { ...answerTexts(language as Locale), ...shownTexts(definition, language as Locale) },
  ])
  return { ...definition, texts: Object.fromEntries(texts) }
}
