import type { AssignedWire } from '@fathom/contract/applications'
import {
  APPLICATION_TYPES,
  type ApplicationType,
  ageOn,
  checkPrerequisites,
  mayApply,
} from '@fathom/domain/applications'
import type { AffiliateType } from '@fathom/domain/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { priceText } from '../../../shared/price-text.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile, type TileTone } from '../../../shared/ui/surface/tile.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import {
  APPLICATIONS_KEY,
  applicationQuery,
  assignedName,
  assignedQuery,
  typesQuery,
} from '../applications.queries.ts'
import { useTypeTitle } from '../parts/application-layout.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import css from './my-applications.module.css'

type Props = { affiliateId: number; affiliateType: AffiliateType; birthdate: string }

/**
 * SC-12: my applications with their status, and what I can apply for. Renders nothing for users who can't
 * apply.
 */
export function MyApplications({ affiliateId, affiliateType, birthdate }: Props) {
  const { t, locale } = useTranslator('applications')
  const isApplicant = mayApply(affiliateType)
  const assigned = useQuery({
    ...assignedQuery(useApplicationCalls(affiliateId), affiliateId, locale),
    enabled: isApplicant,
  })
  if (!isApplicant) return null
  const mine = assigned.data?.items.filter(({ role }) => role === 'applicant')
  return (
    <Card title={t('applications.start.title')}>
      <p className={css.lead}>{t('applications.start.lead')}</p>
      {mine ? (
        <>
          <AsOf affiliateId={affiliateId} names={[assignedName()]} />
          {mine.length > 0 ? <ApplicationList mine={mine} /> : <p>{t('applications.start.none')}</p>}
          <StartList affiliateId={affiliateId} birthdate={birthdate} />
        </>
      ) : (
        <NotLoaded assigned={assigned} />
      )}
    </Card>
  )
}

type AssignedQuery = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

function NotLoaded({ assigned }: { assigned: AssignedQuery }) {
  const { t } = useTranslator('applications')
  if (assigned.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => void assigned.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={assigned.isFetching}
        title={t('applications.start.failed')}
      >
        {t('applications.start.failedText')}
      </ErrorState>
    )
  return (
    <Loading label={t('applications.start.loading')}>
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
    </Loading>
  )
}

type Mine = AssignedWire['items'][number]

/** Orange when it's the applicant's turn; muted when it is over. */
function toneOf({ waitsFor, status }: Mine): TileTone {
  if (waitsFor === 'applicant') return 'buoy'
  if (status === 'Complete') return 'ok'
  return waitsFor ? 'info' : 'plain'
}

function ApplicationList({ mine }: { mine: readonly Mine[] }) {
  const { t, formatDate } = useTranslator('applications')
  const titleOf = useTypeTitle()
  // On a phone, a title doesn't fit next to a badge.
  const isNarrow = useNarrow('tablet')
  const whereOf = ({ waitsFor }: Mine) =>
    t(`applications.start.waits.${waitsFor === null || waitsFor === 'store' ? 'over' : waitsFor}`)
  return (
    <List label={t('applications.start.mine')}>
      {mine.map((each) => (
        <ListRow
          end={!isNarrow && <StatusBadge of={each} />}
          key={each.id}
          lead={<Tile icon={ClipboardList} tone={toneOf(each)} />}
          text={
            <>
              {t('applications.start.changed', { where: whereOf(each), date: formatDate(each.changedAt) })}
              {isNarrow && (
                <span className={css.badge}>
                  <StatusBadge of={each} />
                </span>
              )}
            </>
          }
          title={titleOf(each.type)}
          to={paths.application(each.id)}
        />
      ))}
    </List>
  )
}

/** Facts that meet no prerequisite, because the list only shows what is required. */
const NOBODY = { age: null, dives: 0, levels: [] }

type StartProps = Pick<Props, 'affiliateId' | 'birthdate'>

/** Both kinds; repeated presses start only one application. Who is too young reads from which age it is. */
function StartList({ affiliateId, birthdate }: StartProps) {
  const { t } = useTranslator('applications')
  const start = useStart(affiliateId)
  const offered = useOffered(affiliateId)
  return (
    <section className={css.start}>
      <h3 className={css.heading}>{t('applications.start.new')}</h3>
      <ul className={css.kinds}>
        {offered.map(({ isHeld, ...type }) => (
          <li className={css.kind} key={type.id}>
            <KindWords tooYoung={tooYoungFor(type, birthdate)} type={type} />
            {isHeld && <p className={css.asks}>{t('applications.start.held')}</p>}
            {!isHeld && !tooYoungFor(type, birthdate) && (
              <Button
                aria-label={t('applications.start.goLabel', { type: t(`applications.type.${type.id}`) })}
                busy={start.isPending && start.variables === type.id}
                disabled={start.isPending && start.variables !== type.id}
                icon={Plus}
                kind="soft"
                onClick={() => start.mutate(type.id)}
              >
                {t('applications.start.go')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {start.error && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(`applications.${problemOf(start.error)}`)}
        </Banner>
      )}
    </section>
  )
}

/** CA-05: what can be applied for, as the server lists it; until it answers, the built-in types. */
function useOffered(affiliateId: number): readonly (ApplicationType & { isHeld: boolean })[] {
  const { locale } = useTranslator()
  const { data } = useQuery(typesQuery(useApplicationCalls(affiliateId), locale))
  return APPLICATION_TYPES.flatMap((known) => {
    const listed = data?.find(({ id }) => id === known.id)
    return data && !listed ? [] : [{ ...known, isHeld: listed?.isHeld ?? false }]
  })
}

/** Whose birth date we don't know may start: the application asks for it. */
function tooYoungFor(type: ApplicationType, birthdate: string) {
  const age = ageOn(birthdate, new Date().toISOString().slice(0, 10))
  const rule = checkPrerequisites(type, { ...NOBODY, age }).find(({ code }) => code === 'age')
  return age !== null && rule && !rule.isMet ? { has: age, needed: rule.needed ?? 0 } : undefined
}

type KindProps = { type: ApplicationType; tooYoung: ReturnType<typeof tooYoungFor> }

function KindWords({ type, tooYoung }: KindProps) {
  const { t, formatList, formatNumber } = useTranslator('applications')
  const prerequisites = checkPrerequisites(type, NOBODY).map(({ code, needed }) =>
    t(`applications.start.needs.${code}`, { needed: needed ?? 0 }),
  )
  return (
    <div className={css.words}>
      <p className={css.name}>{t(`applications.type.${type.id}`)}</p>
      <p className={css.asks}>{t('applications.start.asks', { list: formatList(prerequisites) })}</p>
      <p className={css.asks}>
        {t('applications.start.fee', { amount: priceText({ formatNumber }, type.fee) })}
      </p>
      {tooYoung && <p className={css.asks}>{t('applications.prerequisite.gap.age', tooYoung)}</p>}
    </div>
  )
}

function problemOf(cause: Error) {
  const problem = cause instanceof CallFailed ? cause.problem : undefined
  if (problem === 'already-held') return 'held'
  if (problem === 'already-open') return 'start.problemOpen'
  if (problem === 'too-young') return 'start.problemYoung'
  return problem === 'too-many-applications' ? 'start.problemMany' : 'start.problem'
}

/** Each start has its own id, which is reused when a lost call is retried. */
function useStart(affiliateId: number) {
  const calls = useApplicationCalls(affiliateId)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { locale } = useTranslator()
  const [ids] = useState(() => new Map(APPLICATION_TYPES.map(({ id }) => [id, newId()])))
  return useMutation({
    mutationFn: (typeId: ApplicationType['id']) => calls.start(ids.get(typeId) ?? newId(), typeId),
    networkMode: 'always',
    onSuccess: (started) => {
      client.setQueryData(applicationQuery(calls, affiliateId, started.id, locale).queryKey, started)
      void client.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'assigned'] })
      return navigate(paths.application(started.id))
    },
  })
}
