import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

export function NothingWaits() {
  const { t } = useTranslator('logbook-review')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('logbook-review.none')}>
        {t('logbook-review.noneText')}
      </EmptyState>
    </Card>
  )
}
