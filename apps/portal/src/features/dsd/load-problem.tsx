import { useTranslator } from '../../shared/i18n/index.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import type { Invitation } from './use-invitation.ts'

/** Shown when the guest's progress did not load. */
export function LoadProblem({ failed }: { failed: NonNullable<Invitation['failed']> }) {
  const { t } = useTranslator('dsd')
  return (
    <Card>
      <ErrorState
        level={1}
        onRetry={failed.retry}
        retryLabel={t('shell.error.retry')}
        retrying={failed.isRetrying}
        title={t('dsd.failed.title')}
      >
        {t('dsd.failed.text')}
      </ErrorState>
    </Card>
  )
}
