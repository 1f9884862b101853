import { type LogType, todayIn } from '@fathom/domain/logbook'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ErrorState } from '../../../../shared/ui/feedback/error-state.tsx'
import { PageHead } from '../../../../shared/ui/surface/page-head.tsx'
import { ConfirmationScreen } from '../confirmation/confirmation-screen.tsx'
import { freshId } from '../opening/fresh.ts'
import { useOpening } from '../opening/use-opening.ts'
import { useUnit } from '../opening/use-unit.ts'
import { type FormParams, given, prefilled } from '../state/prefill.ts'
import { DiveForm } from './dive-form.tsx'
import { FormBones } from './form-bones.tsx'
import { formPaths } from './form-paths.ts'
import { NoSuchDive } from './no-such-dive.tsx'

type Props = { logType: LogType; mode: 'create' | 'update'; affiliateId: number }

/** RT-15, RT-16: the form of a log, or the confirmation of it. */
export function FormScreen({ logType, mode, affiliateId }: Props) {
  const params: FormParams = useParams()
  const logId = given(params.logId)
  if (!logId)
    return mode === 'create' ? <NewLog logType={logType} /> : <Navigate replace={true} to={paths.logbook()} />
  if (given(params.confirmation)) return <ConfirmationScreen id={logId} key={logId} logType={logType} />
  return <OpenForm affiliateId={affiliateId} id={logId} key={logId} logType={logType} mode={mode} />
}

/** A new log has its id from the start, and the address carries it: a reload finds it again. */
function NewLog({ logType }: { logType: LogType }) {
  const params: FormParams = useParams()
  const [search] = useSearchParams()
  const [logId] = useState(freshId)
  const address = formPaths.create(logType, { ...params, logId }, search.get('adventureDive'))
  return <Navigate replace={true} to={address} />
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
        <PageHead title={t(`logbook-form.title.${logType}`)} />
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
  if (opening.kind === 'loading' || !unit) return <FormBones logType={logType} />
  const type = opening.start.log?.logType ?? logType
  const confirmation =
    mode === 'create'
      ? formPaths.create(type, { ...params, logId: id, confirmation: 'sent' })
      : formPaths.update(type, id, 'sent')
  return (
    <DiveForm
      affiliateId={affiliateId}
      confirmation={confirmation}
      id={id}
      logType={type}
      start={opening.start}
      unit={unit}
    />
  )
}
