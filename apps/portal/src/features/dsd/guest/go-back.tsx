import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import css from './guest.module.css'

/** Below a form that is signed but still on this device: the link to continue once the server has it. */
export function GoBack() {
  const { t } = useTranslator('dsd')
  return (
    <div className={css.back}>
      <ButtonLink icon={Waves} to={paths.dsd()}>
        {t('dsd.welcome.title')}
      </ButtonLink>
    </div>
  )
}
