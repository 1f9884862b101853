import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'

type Props = {
  id: string
  /** 1 when there is nothing else on the page. */
  level?: 1 | 2
}

/** CA-12 */
export function NoCourse({ id, level = 1 }: Props) {
  const { t } = useTranslator('training-course')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-course.noCourse.back')}</ButtonLink>}
        drawing={lostCompass}
        level={level}
        title={t('training-course.noCourse.title')}
      >
        {t('training-course.noCourse.text')} <bdi>{id}</bdi>
      </EmptyState>
    </Card>
  )
}
