import {
  type FormDefinition,
  findOfficialText,
  isPublishedVersion,
  keysOf,
  languageOf,
} from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** The statements that the signer agrees to, next to the text of the form. */
export const SAID = { intent: 'forms.sign.intent', consent: 'forms.sign.consent' } as const

/** What the diver confirms when a questionnaire without a Yes replaces one with a Yes. */
export const EARLIER_YES = 'forms-standing.earlierYes.box'

export const earlierYesText = (language: Locale): Record<string, string> => ({
  [EARLIER_YES]: translatorFor(language).t(EARLIER_YES),
})

/** How this language words the answers. */
export function answerTexts(language: Locale): Record<string, string> {
  const { t } = translatorFor(language)
  return {
    'forms.document.yes': t('forms.document.yes'),
    'forms.document.no': t('forms.document.no'),
  }
}

/**
 * Every text of the form as shown in this language. The signature covers these texts, even if the keys change
 * later.
 */
export function shownTexts(definition: FormDefinition, language: Locale): Record<string, string> {
  // The keys of a form are data, so they can't be typed.
  const catalogue = translatorFor(language).t as (key: string) => string
  const keys = [...keysOf(definition), ...Object.values(SAID)]
  return Object.fromEntries(
    keys.map((key) => [key, findOfficialText(definition, language, key) ?? catalogue(key)]),
  )
}

/**
 * The form for the person who fills it in. An organization's own wording can only be signed in its languages,
 * which may not include the reader's, so every text is sent with the form. One that staff published may have all of
 * our languages: then the reader's is sent, and the one that people with another language sign.
 */
export function withAllTexts(definition: FormDefinition, reader: Locale): FormDefinition {
  const { texts, languages, version } = definition
  if (!texts) return definition
  const [usual = reader] = languages
  const read = isPublishedVersion(version) ? [usual, languageOf(definition, reader)] : Object.keys(texts)
  const complete = read.map((language) => [
    language,
    {
      ...answerTexts(language as Locale),
      ...earlierYesText(language as Locale),
      ...shownTexts(definition, language as Locale),
    },
  ])
  return { ...definition, texts: { ...texts, ...Object.fromEntries(complete) } }
}
