import { mark } from '@fathom/look/mark.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../shared/router/index.ts'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import css from './brand.module.css'

const MARK = mark()

export function Brand() {
  const { t } = useTranslator()
  return (
    <Link
      aria-label={`${t('shell.product.name')}. ${t('shell.nav.home')}`}
      className={css.brand}
      to={paths.dashboard()}
    >
      <div className={css.mark}>
        <Drawing of={MARK} width="full" />
      </div>
      <span translate="no">{t('shell.product.name')}</span>
    </Link>
  )
}
