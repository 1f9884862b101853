import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PageHead } from '../../shared/ui/surface/page-head.tsx'
import { usePageTitle } from '../page-title.ts'

/** A screen that comes later says so plainly. */
export function NotYetPage() {
  const { t } = useTranslator()
  const title = usePageTitle() ?? 'shell.page.dashboard'
  return (
    <>
      <PageHead title={t(title)} />
      <Card>
        <EmptyState
          action={<ButtonLink to={paths.dashboard()}>{t('shell.notYet.back')}</ButtonLink>}
          drawing={boatUnderWay}
          title={t('shell.notYet.title')}
        >
          {t('shell.notYet.body')}
        </EmptyState>
      </Card>
    </>
  )
}
