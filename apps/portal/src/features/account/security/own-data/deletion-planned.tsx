import { DELETION_GRACE_DAYS } from '@fathom/domain/account'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/empty-state.tsx'
import css from '../setting.module.css'
import { readDay } from './deletion-place.ts'

/**
 * What a user must know after deleting their account. Only they have the day in their history; other visitors
 * read how a deletion works, and nothing about their own account.
 */
export function DeletionPlanned() {
  const { t, formatDate } = useTranslator('translations')
  const day = readDay(history.state)
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to="/login/sign-in">
          {t('translations.settings.deletion.doneKeep')}
        </ButtonLink>
      }
      drawing={boatUnderWay}
      level={1}
      title={t(day ? 'translations.settings.deletion.doneTitle' : 'translations.settings.deletion.title')}
    >
      <span className={css.said}>
        <span>
          {day
            ? t('translations.settings.deletion.planned', { day: formatDate(day, 'long') })
            : t('translations.settings.deletion.text', { days: DELETION_GRACE_DAYS })}
        </span>
        <span>
          {t('translations.settings.deletion.then')} {t('translations.settings.deletion.kept')}
        </span>
        {day && <span>{t('translations.settings.deletion.doneText')}</span>}
      </span>
    </EmptyState>
  )
}
