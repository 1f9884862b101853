import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

/** CA-12 */
export function NoCourse({ id }: { id: string }) {
  const { t } = useTranslator('training-learn')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-learn.noCourse.back')}</ButtonLink>}
        drawing={lostCompass}
        level={1}
        title={t('training-learn.noCourse.title')}
      >
        {t('training-learn.noCourse.text')} <bdi>{id}</bdi>
      </EmptyState>
    </Card>
  )
}
