import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useFill } from '../fill-context.ts'
import css from './pages.module.css'

export function Examples({ of: keys }: { of: readonly string[] }) {
  const { t } = useTranslator('forms')
  const { text } = useFill()
  return (
    <div className={css.examples}>
      <p className={css.label}>{t('forms.fill.examples')}</p>
      <ul className={css.list}>
        {keys.map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ul>
    </div>
  )
}
