import { useTranslator } from '../../../../shared/i18n/index.ts'
import { FormText } from '../form-text.tsx'
import css from './pages.module.css'

export function Examples({ of: keys }: { of: readonly string[] }) {
  const { t } = useTranslator('forms')
  return (
    <div className={css.examples}>
      <p className={css.label}>{t('forms.fill.examples')}</p>
      <ul className={css.list}>
        {keys.map((key) => (
          <li key={key}>
            <FormText of={key} />
          </li>
        ))}
      </ul>
    </div>
  )
}
