import { diveLogHistory } from '@fathom/contract/logbook'
import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import { labelOf } from '../form/fields/text-keys.ts'
import { useValueWords } from '../form/use-value-words.ts'
import css from './history.module.css'
import { reasonIn, wordedChanges } from './worded-changes.ts'

type Props = { log: DiveLog; unit: UnitSystem; open: boolean; onClose: () => void }

export function HistoryDialog({ log, unit, open, onClose }: Props) {
  const { t } = useTranslator('logbook-dive')
  return (
    <Drawer
      closeLabel={t('logbook-dive.history.close')}
      onClose={onClose}
      open={open}
      title={t('logbook-dive.history.title')}
    >
      <Suspense fallback={<RowSkeletons />}>
        <Entries log={log} unit={unit} />
      </Suspense>
    </Drawer>
  )
}

function Entries({ log, unit }: Pick<Props, 'log' | 'unit'>) {
  const { t } = useTranslator('logbook-dive')
  const history = useQuery(historyQuery(useCalls(), log))
  if (history.data)
    return (
      <ol className={css.list}>
        {history.data.map((change, at) => (
          <HistoryEntry change={change} key={`${change.timestamp} ${at}`} unit={unit} />
        ))}
      </ol>
    )
  if (history.isError || history.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void history.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={history.isFetching}
        title={t('logbook-dive.history.failed')}
      />
    )
  return <RowSkeletons />
}

function RowSkeletons() {
  const { t } = useTranslator('logbook-dive')
  return (
    <Loading label={t('logbook-dive.history.loading')}>
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton />
    </Loading>
  )
}

const ACTIONS = [
  'create',
  'edit',
  'submit',
  'withdraw',
  'publish',
  'verify',
  'return',
  'delete',
  'restore',
  'photo-added',
  'photo-removed',
  'photo-restored',
  'photos-ordered',
  'photo-captioned',
] as const

type Action = (typeof ACTIONS)[number]

const isAction = (text: string): text is Action => (ACTIONS as readonly string[]).includes(text)

function HistoryEntry({ change, unit }: { change: LogChange; unit: UnitSystem }) {
  const { t, formatMoment } = useTranslator('logbook-dive', 'logbook-form')
  const wordsOf = useValueWords(unit)
  const action = isAction(change.action) ? change.action : 'edit'
  const at = new Date(change.timestamp)
  const changes = action === 'create' ? [] : wordedChanges(change.changes)
  const reason = reasonIn(change.changes)
  return (
    <li className={css.entry}>
      <p className={css.action}>{t(`logbook-dive.action.${action}`, { name: change.name })}</p>
      <p className={css.when}>
        <time dateTime={change.timestamp}>{formatMoment(at)}</time>
      </p>
      {reason && (
        <blockquote className={css.reason} dir="auto">
          {reason}
        </blockquote>
      )}
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{t(labelOf(field))}</dt>
              <dd>
                {t('logbook-dive.history.change', {
                  before: wordsOf(field, before),
                  after: wordsOf(field, after),
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

const listChanges = async (
  { graph }: Pick<Calls, 'graph'>,
  id: string,
  diver: number,
  signal?: AbortSignal,
) => {
  const variables = { id, affiliate_id: diver }
  return (await graph.request(diveLogHistory, variables, signal && { signal })).diveLog?.history ?? []
}

type LogChange = Awaited<ReturnType<typeof listChanges>>[number]

/** Who changed what and when, newest first. Not cached, because it grows with every save. */
const historyQuery = (calls: Pick<Calls, 'graph'>, { id, affiliateId, version }: DiveLog) =>
  queryOptions({
    queryKey: ['logbook', 'history', id, version],
    queryFn: ({ signal }) => listChanges(calls, id, affiliateId, signal),
    staleTime: 0,
  })
