import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

export function NoCourses() {
  const { t } = useTranslator('training-records')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-records.none.deed')}</ButtonLink>}
        drawing={slate}
        title={t('training-records.none.title')}
      >
        {t('training-records.none.text')}
      </EmptyState>
    </Card>
  )
}
