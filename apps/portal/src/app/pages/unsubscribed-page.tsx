import { divingBell } from '@fathom/look/drawings/line-drawings.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'

/** RT-06 */
export function Page() {
  const { t } = useTranslator()
  return (
    <EmptyState
      action={<ButtonLink to={paths.preferences()}>{t('shell.unsubscribed.change')}</ButtonLink>}
      drawing={divingBell}
      level={1}
      title={t('shell.unsubscribed.title')}
    >
      {t('shell.unsubscribed.body')}
    </EmptyState>
  )
}
