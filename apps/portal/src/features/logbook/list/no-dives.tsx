import { filterCount } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { formPaths } from '../logbook-paths.ts'
import type { ListView } from './list-view.ts'

/** Empty state of a view, with what to do about it. */
export function NoDives({ view, onClear }: { view: ListView; onClear: () => void }) {
  const { t } = useTranslator('logbook-list')
  if (filterCount(view.narrow) > 0)
    return (
      <div role="status">
        <EmptyState
          action={<Button onClick={onClear}>{t('logbook-list.filters.clear')}</Button>}
          drawing={slate}
          title={t('logbook-list.none.filters')}
        />
      </div>
    )
  if (view.search)
    return (
      <div role="status">
        <EmptyState
          action={<Button onClick={onClear}>{t('logbook-list.search.clear')}</Button>}
          drawing={slate}
          title={t('logbook-list.none.search', { search: view.search })}
        >
          {t('logbook-list.none.searchText')}
        </EmptyState>
      </div>
    )
  if (view.filter === 'drafts')
    return (
      <EmptyState drawing={slate} title={t('logbook-list.none.drafts')}>
        {t('logbook-list.none.draftsText')}
      </EmptyState>
    )
  const to = view.filter === 'training' ? formPaths.selectCourse() : paths.logDive()
  return (
    <EmptyState
      action={
        <ButtonLink icon={Plus} to={to}>
          {t(view.filter === 'training' ? 'logbook-list.logTraining' : 'logbook-list.log')}
        </ButtonLink>
      }
      drawing={slate}
      title={t(`logbook-list.none.${view.filter}`)}
    />
  )
}

/** The first visit: an invitation instead of a list of zeros. */
export function FirstDive() {
  const { t } = useTranslator('logbook-list')
  return (
    <Card>
      <EmptyState
        action={
          <>
            <ButtonLink icon={Plus} kind="primary" to={paths.logDive()}>
              {t('logbook-list.log')}
            </ButtonLink>
            <ButtonLink icon={FileUp} to={paths.importDives()}>
              {t('shell.page.importDives')}
            </ButtonLink>
          </>
        }
        drawing={slate}
        title={t('logbook-list.empty.title')}
      >
        {t('logbook-list.empty.text')}
      </EmptyState>
    </Card>
  )
}
