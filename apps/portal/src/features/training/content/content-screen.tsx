import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { BuddyCheck } from './buddy-check.tsx'
import { HandSignals } from './hand-signals.tsx'
import { PressureTable } from './pressure-table.tsx'
import { isResource, RESOURCES, type Resource } from './resources.ts'

const PAGES: Readonly<Record<Resource, () => React.ReactNode>> = {
  'hand-signals': HandSignals,
  'buddy-check': BuddyCheck,
  'pressure-and-depth': PressureTable,
}

/** RT-10: a short learning page, by the name in its URL. */
export function ContentScreen({ name }: { name: string }) {
  const { t } = useTranslator('training-content', 'training-course')
  if (!isResource(name)) return <NoSuchPage name={name} />
  const Content = PAGES[name]
  return (
    <>
      <Crumb to={paths.dashboard()}>{t('shell.page.dashboard')}</Crumb>
      <PageHeader lead={t(`training-content.${name}.lead`)} title={t(`training-course.resource.${name}`)} />
      <Content />
    </>
  )
}

function NoSuchPage({ name }: { name: string }) {
  const { t } = useTranslator('training-content', 'training-course')
  return (
    <Card>
      <EmptyState
        action={RESOURCES.map((resource) => (
          <ButtonLink key={resource} kind="quiet" to={paths.content(resource)}>
            {t(`training-course.resource.${resource}`)}
          </ButtonLink>
        ))}
        drawing={lostCompass}
        level={1}
        title={t('training-content.none.title')}
      >
        {t('training-content.none.text')} <bdi>{name}</bdi>
      </EmptyState>
    </Card>
  )
}
