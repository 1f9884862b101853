import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/empty-state.tsx'

/** This diver has no dive with this id: it was deleted, or it belongs to another diver. */
export function NoSuchDive() {
  const { t } = useTranslator('logbook-form')
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to={paths.logbook()}>
          {t('logbook-form.toLogbook')}
        </ButtonLink>
      }
      drawing={lostCompass}
      level={1}
      title={t('logbook-form.none.title')}
    >
      {t('logbook-form.none.text')}
    </EmptyState>
  )
}
