import type { NameDecisionWire, WaitingNameWire } from '@fathom/contract/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import certificationsCss from '../certifications.module.css'
import css from './office.module.css'
import { decideName, waitingNamesQuery } from './office.queries.ts'

/** People whose account has another name or date of birth than their cards. Rare: shown only if there are any. */
export function WaitingNames() {
  const { t } = useTranslator('certifications-office')
  const names = useQuery(waitingNamesQuery(useCalls()))
  if (!names.data && names.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => void names.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={names.isFetching}
        title={t('certifications-office.names.failed')}
      >
        {t('certifications-office.failed.text')}
      </ErrorState>
    )
  if (!names.data?.length) return null
  return (
    <Card title={t('certifications-office.names.title')}>
      <p className={certificationsCss.quiet}>{t('certifications-office.names.lead')}</p>
      <ul className={css.orders}>
        {names.data.map((each) => (
          <WaitingName key={each.affiliateId} waiting={each} />
        ))}
      </ul>
    </Card>
  )
}

function WaitingName({ waiting }: { waiting: WaitingNameWire }) {
  const { t } = useTranslator('certifications-office')
  const decision = useDecision(waiting)
  const oneAtATime = useOneAtATime()
  const { asked, onCards } = waiting
  return (
    <li className={css.order}>
      <div>
        <Identity label={t('certifications-office.names.current')} of={onCards} />
        <Identity label={t('certifications-office.names.asked')} of={asked} />
      </div>
      <div className={css.actions}>
        <Button
          busy={decision.isPending}
          kind="primary"
          onClick={() => oneAtATime(() => decision.mutateAsync({ decision: 'confirmed', asked }))}
        >
          {t('certifications-office.names.confirm')}
        </Button>
        <Button
          disabled={decision.isPending}
          onClick={() => oneAtATime(() => decision.mutateAsync({ decision: 'refused', asked }))}
        >
          {t('certifications-office.photos.refuse')}
        </Button>
      </div>
    </li>
  )
}

function Identity({ label, of }: { label: string; of: WaitingNameWire['asked'] }) {
  const { t, formatDay } = useTranslator('certifications-office')
  return (
    <>
      <p>{label}</p>
      <h3 className={css.name}>
        <bdi>{of.name}</bdi>
      </h3>
      {of.birthdate && <p>{t('certifications-office.photos.born', { day: formatDay(of.birthdate) })}</p>}
    </>
  )
}

/** A decided name leaves the list; if it has changed meanwhile, a refetch shows it. */
function useDecision({ affiliateId, asked }: WaitingNameWire) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications-office')
  const { queryKey } = waitingNamesQuery(calls)
  return useMutation({
    mutationFn: (body: NameDecisionWire) => decideName(calls, affiliateId, body),
    onSuccess: (_, { decision }) => {
      client.setQueryData(queryKey, (before) => before?.filter((each) => each.affiliateId !== affiliateId))
      showToast({ text: t(`certifications-office.names.${decision}`, { name: asked.name }) })
    },
    onError: () => {
      showToast({ text: t('certifications-office.photos.undecided') })
      void client.invalidateQueries({ queryKey })
    },
  })
}
