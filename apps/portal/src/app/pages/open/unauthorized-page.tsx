import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'

/** RT-13 */
export function Page() {
  const { t } = useTranslator()
  return (
    <EmptyState
      action={<ButtonLink to={paths.dashboard()}>{t('shell.notYet.back')}</ButtonLink>}
      drawing={closedHatch}
      level={1}
      title={t('shell.unauthorized.title')}
    >
      {t('shell.unauthorized.body')}
    </EmptyState>
  )
}
