import { type LogType, todayIn } from '@fathom/domain/logbook'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useLocation, useParams, useSearchParams } from '../../../../shared/router/index.ts'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { PageHeader } from '../../../../shared/ui/surface/page-header.tsx'
import { ConfirmationScreen } from '../confirmation/confirmation-screen.tsx'
import { FormSkeleton } from '../opening/form-skeleton.tsx'
import { freshId } from '../opening/fresh.ts'
import { NoSuchDive } from '../opening/no-such-dive.tsx'
import { useOpening } from '../opening/use-opening.ts'
import { useUnit } from '../opening/use-unit.ts'
import { type FormParams, given, givenId, prefilled } from '../state/prefill.ts'
import { DiveForm } from './dive-form.tsx'
import { formPaths } from './form-paths.ts'

type Props = { logType: LogType; mode: 'create' | 'update'; affiliateId: number }

/** RT-15, RT-16: the form of a log, or its confirmation. */
export function FormScreen({ logType, mode, affiliateId }: Props) {
  // Load all text before rendering: a part that suspends later would remove the heading from the page.
  useTranslator('logbook', 'logbook-form')
  const params: FormParams = useParams()
  const fresh = useFreshId()
  const logId = givenId(params.logId)
  const isConfirmation = given(params.confirmation) !== undefined
  if (!logId && (mode === 'update' || isConfirmation)) return <NoSuchDive />
  const id = logId ?? fresh
  if (isConfirmation) return <ConfirmationScreen id={id} key={id} logType={logType} />
  return <OpenForm affiliateId={affiliateId} id={id} key={id} logType={logType} mode={mode} />
}

/** Each visit to a URL without an id starts a new log. */
function useFreshId(): string {
  const { key } = useLocation()
  const [fresh, setFresh] = useState(() => ({ key, id: freshId() }))
  if (fresh.key !== key) setFresh({ key, id: freshId() })
  return fresh.id
}

function OpenForm({ id, logType, mode, affiliateId }: Props & { id: string }) {
  const { t } = useTranslator('logbook-form')
  const params: FormParams = useParams()
  const [search] = useSearchParams()
  const unit = useUnit()
  const opening = useOpening(id, affiliateId, mode, () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const adventureDive = search.get('adventureDive')
    return prefilled(logType, params, { adventureDive, timeZone, today: todayIn(timeZone, new Date()) })
  })
  if (opening.kind === 'none') return <NoSuchDive />
  if (opening.kind === 'failed')
    return (
      <>
        <PageHeader title={t(`logbook-form.title.${logType}`)} />
        <ErrorState
          onRetry={opening.retry}
          retryLabel={t('shell.error.retry')}
          retrying={opening.isRetrying}
          title={t('logbook-form.failed.load')}
        >
          {t('logbook-form.failed.loadText')}
        </ErrorState>
      </>
    )
  if (opening.kind === 'loading' || !unit) return <FormSkeleton logType={logType} />
  const type = opening.start.log?.logType ?? logType
  const addressOf = (end?: string) =>
    mode === 'create'
      ? formPaths.create(type, { ...params, logId: id, confirmation: end }, search.get('adventureDive'))
      : formPaths.update(type, id, end)
  return (
    <DiveForm
      affiliateId={affiliateId}
      address={addressOf()}
      confirmation={addressOf('sent')}
      id={id}
      logType={type}
      start={opening.start}
      unit={unit}
    />
  )
}
