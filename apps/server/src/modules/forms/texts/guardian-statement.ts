import type { FormName } from '@fathom/domain/forms'
import { type Locale, languageNames } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

type Signed = {
  diver: string
  /** The language of the statement. */
  language: Locale
  /** In which languages the form was shown to the guardian, and signed by the diver. */
  readIn: Locale
  signedIn: Locale
}

/** What a guardian signs, as the page shows it in this language (TS-06). */
export function guardianStatement(
  form: FormName,
  { diver: name, language, readIn, signedIn }: Signed,
): readonly string[] {
  const { t } = translatorFor(language)
  const [read = readIn, signed = signedIn] = languageNames([readIn, signedIn], language)
  return [
    t('forms-signers.statement.guardian', { name }),
    t(`forms-signers.statement.${form}`, { name }),
    ...(readIn === signedIn ? [] : [t('forms-signers.statement.language', { name, read, signed })]),
  ]
}

/** How the boxes that the guardian ticks are worded in this language. */
export function guardianAgreements(language: Locale) {
  const { t } = translatorFor(language)
  return { intent: t('forms.sign.intent'), consent: t('forms.sign.consent') }
}
