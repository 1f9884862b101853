import { type DiveLogContent, type LogType, todayIn } from '@fathom/domain/logbook'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { storedDraftQuery } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useLocation, useParams, useSearchParams } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { mayBeElsewhere, useLogbook } from '../device/logbook.queries.ts'
import { formPaths } from '../logbook-paths.ts'
import { useUnit } from '../unit-preference.ts'
import { Confirmation } from './confirmation.tsx'
import { DiveForm } from './dive-form.tsx'
import { deviceDives, findStored } from './draft/stored-dive.ts'
import { logToEditQuery } from './form.queries.ts'
import { freshId, isFresh, type Opened, opened } from './opening.ts'
import { type FormParams, given, givenId, prefilled } from './state/prefill.ts'

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
  const { opening, visit, reopen } = useOpening(id, affiliateId, mode, () => {
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
      key={visit}
      logType={type}
      onReopen={reopen}
      start={opening.start}
      unit={unit}
    />
  )
}

/** RT-15, RT-16: what happened to the log, according to the server. */
function ConfirmationScreen({ id, logType }: { id: string; logType: LogType }) {
  const { t } = useTranslator('logbook-form')
  const log = useQuery(logToEditQuery(useCalls(), id))
  if (log.data) return <Confirmation log={log.data} />
  if (log.data === null) return <NoSuchDive />
  if (log.isError || log.fetchStatus === 'paused')
    return (
      <>
        <PageHeader title={t(`logbook-form.title.${logType}`)} />
        <ErrorState
          onRetry={() => void log.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={log.isFetching}
          title={t('logbook-form.failed.load')}
        >
          {t('logbook-form.failed.loadText')}
        </ErrorState>
      </>
    )
  return <FormSkeleton logType={logType} />
}

const PARTS = ['12rem', '9rem', '16rem'] as const

function FormSkeleton({ logType }: { logType: LogType }) {
  const { t } = useTranslator('logbook-form')
  return (
    <>
      <PageHeader title={t(`logbook-form.title.${logType}`)} />
      <Loading label={t('logbook-form.loading')}>
        {PARTS.map((height) => (
          <Card key={height}>
            <Skeleton shape="title" width="10rem" />
            <Skeleton height={height} shape="block" />
          </Card>
        ))}
      </Loading>
    </>
  )
}

/** This diver has no dive with this id: it was deleted, or it belongs to another diver. */
function NoSuchDive() {
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

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  | { kind: 'none' }
  | { kind: 'open'; start: Opened }

/**
 * The log with this id and what waits for it, from this device; from the server only if it isn't here. Once
 * open, a form stays open, whatever happens to the log elsewhere, until it's opened again.
 */
function useOpening(
  logId: string,
  affiliateId: number,
  mode: 'create' | 'update',
  blank: () => DiveLogContent,
) {
  const found = useFound(logId, affiliateId, mode, blank)
  const [first, setFirst] = useState<Opening>()
  const [visit, setVisit] = useState(1)
  if (!first && found.kind === 'open') setFirst(found)
  const reopen = () => {
    setFirst(undefined)
    setVisit(visit + 1)
  }
  return { opening: first ?? found, visit, reopen }
}

function useFound(
  logId: string,
  affiliateId: number,
  mode: 'create' | 'update',
  blank: () => DiveLogContent,
): Opening {
  const logbook = useLogbook(affiliateId)
  const here = logbook.data?.server.find(({ log }) => log.id === logId)?.log
  const server = useQuery({
    ...logToEditQuery(useCalls(), logId),
    enabled: !isFresh(logId) && !here && mayBeElsewhere(logbook),
  })
  const stored = useQuery(
    storedDraftQuery(['logbook', 'stored', affiliateId, logId], () =>
      findStored(deviceDives, logId, affiliateId),
    ),
  )
  if (stored.data === undefined) return { kind: 'loading' }
  const draft = stored.data ?? undefined
  const isUnreachable = server.isError || server.fetchStatus === 'paused'
  if (!isFresh(logId) && !here && server.data === undefined) {
    if (!isUnreachable) return { kind: 'loading' }
    if (!draft) return { kind: 'failed', retry: () => void server.refetch(), isRetrying: server.isFetching }
  }
  const log = here ?? server.data ?? undefined
  if (!log && !draft && mode === 'update') return { kind: 'none' }
  return { kind: 'open', start: opened(log, draft, blank) }
}
