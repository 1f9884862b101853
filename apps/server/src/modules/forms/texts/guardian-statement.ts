import type { FormName } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** What a guardian signs, as the page shows it in this language (TS-06). */
export function guardianStatement(
  form: FormName,
  { diver, language }: { diver: string; language: Locale },
): readonly string[] {
  const { t } = translatorFor(language)
  return [
    t('forms-signers.statement.guardian', { name: diver }),
    t(`forms-signers.statement.${form}`, { name: diver }),
  ]
}
