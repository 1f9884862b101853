import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useUser } from '../../features/session/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PageHead } from '../../shared/ui/surface/page-head.tsx'
import { partOfDay } from '../part-of-day.ts'

export function Page() {
  const { t } = useTranslator()
  const { givenName } = useUser()
  const greeting = t(`shell.greeting.${partOfDay(new Date())}`, { name: givenName })
  return (
    <>
      <PageHead title={greeting} />
      <Card>
        <EmptyState drawing={boatUnderWay} title={t('shell.notYet.title')}>
          {t('shell.notYet.dashboard')}
        </EmptyState>
      </Card>
    </>
  )
}
