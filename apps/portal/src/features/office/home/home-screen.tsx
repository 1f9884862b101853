import type { QueuesWire, TodayWire } from '@fathom/contract/office'
import { TODAYS_FIGURES } from '@fathom/domain/office'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Stat } from '../../../shared/ui/surface/stat.tsx'
import { daysWaited } from '../queues/days-waited.ts'
import { HELD_MS, queuesQuery } from '../queues/queue.queries.ts'
import css from '../queues/queues.module.css'

/** OF-02: what waits, how much and how old, who works on it; what I hold; what failed; what came in today. */
export function HomeScreen() {
  const { t, locale } = useTranslator('office-queues')
  const home = useQuery({
    ...queuesQuery(useCalls(), locale),
    refetchInterval: ({ state: { data } }) =>
      data?.queues.some(({ workers }) => workers.length > 0) === true && HELD_MS,
  })
  if (!home.data && (home.isError || home.fetchStatus === 'paused'))
    return (
      <Card>
        <ErrorState
          onRetry={() => void home.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={home.isFetching}
          title={t('office-queues.failed')}
        >
          {t('office-queues.failedText')}
        </ErrorState>
      </Card>
    )
  if (!home.data)
    return (
      <Loading label={t('office-queues.loading')}>
        <Skeleton height="8rem" shape="block" />
        <Skeleton height="8rem" shape="block" />
      </Loading>
    )
  return (
    <div className={css.side}>
      <div className={css.queues}>
        {home.data.queues.map((queue) => (
          <Queue key={queue.kind} queue={queue} />
        ))}
      </div>
      <Mine items={home.data.mine} />
      <Attention home={home.data} />
      {home.data.today && <Today counts={home.data.today} />}
    </div>
  )
}

function Queue({ queue }: { queue: QueuesWire['queues'][number] }) {
  const { t, formatList } = useTranslator('office-queues')
  const { kind, count, oldest, workers } = queue
  const days = oldest ? daysWaited(new Date(oldest), new Date()) : 0
  const names = formatList(workers.map(({ name }) => name))
  return (
    <Card title={<TextLink to={paths.officeQueue(kind)}>{t(`office-queues.kind.${kind}`)}</TextLink>}>
      <p className={css.name}>{t('office-queues.home.waiting', { count })}</p>
      {oldest && <p className={css.quiet}>{t('office-queues.home.oldest', { days })}</p>}
      {workers.length > 0 && <p className={css.quiet}>{t('office-queues.home.workers', { names })}</p>}
    </Card>
  )
}

function Mine({ items }: { items: QueuesWire['mine'] }) {
  const { t, formatId } = useTranslator('office-queues')
  return (
    <Card title={t('office-queues.home.mine')}>
      {items.length === 0 && <p className={css.quiet}>{t('office-queues.home.mineNone')}</p>}
      <List label={t('office-queues.home.mine')}>
        {items.map(({ kind, id, person, label }) => (
          <ListRow
            key={`${kind} ${id}`}
            text={[t(`office-queues.kind.${kind}`), label].filter(Boolean).join(' · ')}
            title={<bdi>{person.name || formatId(person.affiliateId)}</bdi>}
            to={paths.officeQueue(kind, { item: id })}
          />
        ))}
      </List>
    </Card>
  )
}

function Attention({ home }: { home: QueuesWire }) {
  const { failedJobs: jobs, failingWebhooks, failedPurchases, isStorageFailing, isMailFailing } = home
  const { t, formatList, formatNumber } = useTranslator('office-queues')
  const list = formatList(jobs.map(({ name, count }) => `${name} (${formatNumber(count)})`))
  const isQuiet =
    jobs.length === 0 && failingWebhooks === 0 && failedPurchases === 0 && !isStorageFailing && !isMailFailing
  return (
    <Card title={t('office-queues.home.attention')}>
      {jobs.length > 0 && <p className={css.quiet}>{t('office-queues.home.failedJobs', { list })}</p>}
      {failingWebhooks > 0 && (
        <p className={css.quiet}>
          <TextLink to={paths.officeIntegrations()}>
            {t('office-queues.home.failingWebhooks', { count: formatNumber(failingWebhooks) })}
          </TextLink>
        </p>
      )}
      {failedPurchases > 0 && (
        <p className={css.quiet}>
          <TextLink to={paths.officeIntegrations({ tab: 'purchases', state: 'failed' })}>
            {t('office-queues.home.failedPurchases', { count: formatNumber(failedPurchases) })}
          </TextLink>
        </p>
      )}
      {isMailFailing && <p className={css.quiet}>{t('office-queues.home.mailFailing')}</p>}
      {isStorageFailing && <p className={css.quiet}>{t('office-queues.home.storageFailing')}</p>}
      {isQuiet && <p className={css.quiet}>{t('office-queues.home.attentionNone')}</p>}
    </Card>
  )
}

function Today({ counts }: { counts: TodayWire }) {
  const { t, formatNumber } = useTranslator('office-figures')
  return (
    <Card
      aside={<TextLink to={paths.officeFigures()}>{t('office-figures.today.all')}</TextLink>}
      title={t('office-figures.today.title')}
    >
      <p className={css.quiet}>{t('office-figures.today.note')}</p>
      <dl className={css.today}>
        {TODAYS_FIGURES.map((figure) => (
          <Stat key={figure} parts={[{ value: formatNumber(counts[figure]) }]}>
            {t(
              figure === 'applications'
                ? 'office-figures.today.applications'
                : `office-figures.figure.${figure}`,
            )}
          </Stat>
        ))}
      </dl>
    </Card>
  )
}
