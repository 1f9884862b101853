import type { FormName } from '@fathom/domain/forms'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './linked.module.css'

/** The language in which the server words the same statement. */
export const statementLocale = (locale: string): Locale => LOCALES.find((each) => each === locale) ?? 'en-US'

/** TS-06: what the guardian signs, in their own words and not the diver's. */
export function GuardianStatement({ form, name }: { form: FormName; name: string }) {
  const { t } = useTranslator('forms', 'forms-signers')
  return (
    <section className={css.text}>
      <h3 className={css.heading}>{t('forms-signers.statement')}</h3>
      <p>{t('forms-signers.statement.guardian', { name })}</p>
      <p>{t(`forms-signers.statement.${form}`, { name })}</p>
    </section>
  )
}
