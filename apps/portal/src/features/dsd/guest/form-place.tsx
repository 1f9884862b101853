import type { FormName } from '@fathom/domain/forms'
import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './guest.module.css'

/** Above a form: its purpose, and which of the two it is. */
export function FormPlace({ form }: { form: FormName }) {
  const { t } = useTranslator('dsd')
  return (
    <p className={css.place}>
      <Icon of={Waves} size="sm" />
      {t('dsd.forms.place', { number: form === 'medical-questionnaire' ? 1 : 2 })}
    </p>
  )
}
